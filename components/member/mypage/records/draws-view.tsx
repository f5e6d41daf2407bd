"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Nothing } from "@/components/member/shared/layout/paged-list";
import type { PageContext } from "@/components/member/shared/page-context";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { applicationState } from "@/lib/contract/code-values/draws";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery } from "@/lib/web/my/page-query";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { listOptions, PagedList } from "../../shared/layout/paged-list";
import { usePageLinks } from "../../shared/layout/use-page-links";

type Props = { context: PageContext };
type Draw = CallOutput<"GET /my-reservation/draw/{id}">["list"][number];

const tones: Partial<Record<Draw["state"], ChipTone>> = {
  [applicationState.applied]: "info",
  [applicationState.won]: "warn",
  [applicationState.confirmed]: "ok",
  [applicationState.reserve]: "info",
  [applicationState.ineligible]: "bad",
};

/** Applications for draws, their choices and what became of them. */
export function DrawsView({ context }: Props) {
  return (
    <MemberOnly isDelegable>{(memberIdx) => <Draws memberIdx={memberIdx} context={context} />}</MemberOnly>
  );
}

function Draws({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("mypage.draws");
  const { link } = usePageLinks(context);
  const [page, setPage] = useState(1);
  const answer = useCall(
    "GET /my-reservation/draw/{id}",
    { params: { id: String(memberIdx) }, query: pageQuery(page, context.language) },
    listOptions,
  );
  return (
    <PagedList
      answer={answer}
      onPage={setPage}
      empty={<Nothing title={t("none")} action={{ word: t("seePosts"), href: link(paths.reservation()) }} />}
      renderRow={(draw) => <DrawRow key={draw.drawIdx} draw={draw} context={context} />}
    />
  );
}

function DrawRow({ draw, context }: Props & { draw: Draw }) {
  const t = useTranslations("mypage.draws");
  const { link } = usePageLinks(context);
  const { data: codes } = useCodeSets(context.clubCode, context.language, ["standbyTimeCodes", "courses"]);
  const nameIn = (set: string, key: string) =>
    codes?.[set]?.list.find((one) => one.key === key)?.keyName ?? key;
  const course = (key: string | null) => (key === null ? t("anyCourse") : nameIn("courses", key));
  const day = (date: string) => formatDay(date, context);
  const moment = (text: string) => formatDeadline(text, context);
  const { result, reserveNo, bookingIdx, declineUntil, state } = draw;
  return (
    <li className="border-b border-line py-5">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <MemberLink
          className="link min-w-0 flex-1 basis-72 font-semibold"
          href={link(paths.draws.post(draw.drawPostIdx))}
        >
          {draw.title}
        </MemberLink>
        <Chip tone={tones[state] ?? "outline"}>{draw.stateName}</Chip>
      </div>
      <ol className="mt-2 text-caption text-ink-2 tabular-nums">
        {draw.choices.map((choice) => (
          <li key={choice.rank}>
            {t("choice", { rank: choice.rank })} {day(choice.playDate)} ·{" "}
            {nameIn("standbyTimeCodes", choice.standbyTimeCode)} · {course(choice.courseCode)}
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-col gap-1 tabular-nums">
        {state === applicationState.applied ? (
          <p>{t("announced", { time: moment(draw.announceAt) })}</p>
        ) : null}
        {result ? (
          <p className="font-semibold">
            {t("won", { day: day(result.playDate), time: result.teeTime, course: course(result.courseCode) })}
          </p>
        ) : null}
        {reserveNo === null ? null : <p>{t("reserve", { number: reserveNo })}</p>}
        {declineUntil && isOneOf(state, [applicationState.won, applicationState.confirmed]) ? (
          <p className="text-accent-text">{t("decide", { time: moment(declineUntil) })}</p>
        ) : null}
        {bookingIdx ? (
          <p>
            <MemberLink className="link" href={link(memberPaths.my.booking(bookingIdx))}>
              {t("toBooking")}
            </MemberLink>
          </p>
        ) : null}
      </div>
    </li>
  );
}
