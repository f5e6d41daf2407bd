"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberOnly } from "@/components/member/account/member-only";
import { MemberLink } from "@/components/member/layout/member-link";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { formatTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import { dayText } from "@/lib/web/my/booking-state";
import { paths } from "@/lib/web/routing/paths";
import type { MyPlace } from "../place";
import { useMyWay } from "../use-my-way";
import { Nothing } from "./nothing";
import { listOptions, PagedList, pageQuery } from "./paged-list";
import { VisitCharges } from "./visit-charges";

type Props = { place: MyPlace };
export type Visit = CallOutput<"GET /my-reservation/frontdesk/{id}">["list"][number];

const tones: Record<Visit["state"], ChipTone> = {
  READY: "info",
  CHECKED_IN: "ok",
  PLAYING: "ok",
  SETTLED: "neutral",
  NO_SHOW: "bad",
};

/** Rounds at the front desk and what was paid for them. */
export function VisitsView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Visits memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function Visits({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.visits");
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /my-reservation/frontdesk/{id}",
    { params: { id: String(memberIdx) }, query: pageQuery(page, place.language) },
    listOptions,
  );
  return (
    <PagedList
      answer={answer}
      onPage={setPage}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      renderRow={(visit) => <VisitRow key={visit.visitIdx} visit={visit} place={place} />}
    />
  );
}

function VisitRow({ visit, place }: Props & { visit: Visit }) {
  const t = useTranslations("mypage.visits");
  const { link } = useMyWay(place);
  const { checkInAt, lockerNo, cartNo, caddieName, holesPlayed } = visit;
  const facts = [
    checkInAt ? t("checkedIn", { time: formatTime(checkInAt, place.formats) }) : "",
    holesPlayed > 0 ? t("holes", { count: holesPlayed }) : "",
    lockerNo ? t("locker", { number: lockerNo }) : "",
    cartNo ? t("cart", { number: cartNo }) : "",
    caddieName ? t("caddie", { name: caddieName }) : "",
  ].filter(Boolean);
  return (
    <li className="border-b border-line py-5 tabular-nums">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <MemberLink
          className="link min-w-0 flex-1 basis-60 font-semibold"
          href={link(paths.my.booking(visit.bookingIdx))}
        >
          {dayText(visit.playDate, place.formats, place.language)} {visit.teeTime} · {visit.courseName}
        </MemberLink>
        <Chip tone={tones[visit.state]}>{t(`states.${visit.state}`)}</Chip>
        <span className="min-w-24 text-end font-semibold">{formatMoney(visit.total, place.formats)}</span>
      </div>
      <p className="mt-1 text-caption text-ink-2">{facts.join(" · ")}</p>
      <VisitCharges visit={visit} place={place} />
    </li>
  );
}
