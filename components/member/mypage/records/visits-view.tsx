"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { listOptions, Nothing, PagedList } from "@/components/member/shared/layout/paged-list";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { formatTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery } from "@/lib/web/my/page-query";
import { memberPaths } from "@/lib/web/routing/member-paths";

type Props = { context: PageContext };

const tones: Record<Visit["state"], ChipTone> = {
  READY: "info",
  CHECKED_IN: "ok",
  PLAYING: "ok",
  SETTLED: "neutral",
  NO_SHOW: "bad",
};

/** Rounds at the front desk and what was paid for them. */
export function VisitsView({ context }: Props) {
  return <MemberOnly>{(memberIdx) => <Visits memberIdx={memberIdx} context={context} />}</MemberOnly>;
}

function Visits({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.visits");
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /my-reservation/frontdesk/{id}",
    { params: { id: String(memberIdx) }, query: pageQuery(page, context.language) },
    listOptions,
  );
  return (
    <PagedList
      answer={answer}
      onPage={setPage}
      empty={<Nothing title={t("none")} text={t("noneText")} />}
      renderRow={(visit) => <VisitRow key={visit.visitIdx} visit={visit} context={context} />}
    />
  );
}

function VisitRow({ visit, context }: Props & { visit: Visit }) {
  const t = useTranslations("mypage.visits");
  const { link } = usePageLinks(context);
  const { checkInAt, lockerNo, cartNo, caddieName, holesPlayed } = visit;
  const facts = [
    checkInAt ? t("checkedIn", { time: formatTime(checkInAt, context.formats) }) : "",
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
          href={link(memberPaths.my.booking(visit.bookingIdx))}
        >
          {formatDay(visit.playDate, context)} {visit.teeTime} · {visit.courseName}
        </MemberLink>
        <Chip tone={tones[visit.state]}>{t(`states.${visit.state}`)}</Chip>
        <span className="min-w-24 text-end font-semibold">{formatMoney(visit.total, context.formats)}</span>
      </div>
      <p className="mt-1 text-caption text-ink-2">{facts.join(" · ")}</p>
      <VisitCharges visit={visit} context={context} />
    </li>
  );
}

type Visit = CallOutput<"GET /my-reservation/frontdesk/{id}">["list"][number];
type VisitChargesProps = { visit: Visit; context: PageContext };

/** The charges of the front desk, line by line, folded. */
function VisitCharges({ visit, context }: VisitChargesProps) {
  const t = useTranslations("mypage.visits");
  const money = (amount: number | string) => formatMoney(amount, context.formats);
  const open = Number(visit.total) - Number(visit.paid);
  if (visit.charges.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4">
        {t("charges")}
      </summary>
      <dl className="max-w-xl">
        {visit.charges.map(({ feeCode, name, qty, unit, amount }) => (
          <div key={`${feeCode}-${name}`} className="flex justify-between gap-6 border-b border-line py-2">
            <dt>
              {name}
              {qty === 1 ? "" : ` · ${qty} × ${money(unit)}`}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {Number(visit.discount) > 0 ? (
          <div className="flex justify-between gap-6 border-b border-line py-2">
            <dt>{t("discount")}</dt>
            <dd>−{money(visit.discount)}</dd>
          </div>
        ) : null}
        <div className="flex justify-between gap-6 py-2 font-semibold">
          <dt>{t("paid")}</dt>
          <dd>{money(visit.paid)}</dd>
        </div>
        {open > 0 ? (
          <div className="flex justify-between gap-6 py-2 font-semibold text-accent-text">
            <dt>{t("open")}</dt>
            <dd>{money(open)}</dd>
          </div>
        ) : null}
      </dl>
    </details>
  );
}
