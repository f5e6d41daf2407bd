"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { LazyPart } from "@/components/feedback/lazy-part";
import { ClubDateField } from "@/components/form/club-date-field";
import { type ClubClock, clubClock } from "@/components/member/shared/data/club-clock";
import { Group } from "@/components/member/shared/layout/facts";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Pages } from "@/components/member/shared/layout/paged-list";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { readDate } from "@/lib/shared/time/calendar";
import { useCall } from "@/lib/web/api/use-call";
import { pageQuery, pageSize } from "@/lib/web/my/page-query";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { WaitingRow } from "./waiting-row";

const loadDay = () => import("./day-queue").then(({ DayQueue }) => DayQueue);

type Props = { context: PageContext };

/** The member's waiting requests, and the waiting list of a day. */
export function WaitingsView({ context }: Props) {
  return (
    <MemberOnly isDelegable>{(memberIdx) => <Waitings memberIdx={memberIdx} context={context} />}</MemberOnly>
  );
}

function Waitings({ memberIdx, context }: Props & { memberIdx: number }) {
  const t = useTranslations("waitings");
  return (
    <>
      <Group id="mine" title={t("mine")}>
        <MyWaitings memberIdx={memberIdx} context={context} clock={clubClock} />
      </Group>
      <Group id="day" title={t("day")} lead={t("dayLead")}>
        <OneDay memberIdx={memberIdx} context={context} clock={clubClock} />
      </Group>
    </>
  );
}

function OneDay({ memberIdx, context, clock }: Props & { memberIdx: number; clock: ClubClock }) {
  const t = useTranslations("waitings");
  const { link } = usePageLinks(context);
  const asked = useSearchParams().get("date") ?? "";
  const [typed, setTyped] = useState(readDate(asked) ?? "");
  const date = readDate(typed);
  const choose = (text: string) => {
    setTyped(text);
    // The address names the day, so that a reload or a link shows it again.
    window.history.replaceState(
      window.history.state,
      "",
      link(memberPaths.my.waitings(readDate(text) ?? undefined)),
    );
  };
  return (
    <>
      <ClubDateField
        formats={context.formats}
        name="date"
        label={t("date")}
        value={typed}
        error={typed && !date ? t("dateWrong") : undefined}
        min={clock.today(context.formats.standardTimeZone)}
        fieldClassName="max-w-64"
        onChange={({ target }) => choose(target.value)}
      />
      {date ? (
        <LazyPart
          key={date}
          load={loadDay}
          props={{ date, memberIdx, context, clock }}
          placeholder={<DayLoading />}
        />
      ) : null}
    </>
  );
}

const DayLoading = () => (
  <div className="mt-8">
    <Loading />
  </div>
);

type MyWaitingsProps = { memberIdx: number; context: PageContext; clock: ClubClock };

/** An offer lasts minutes: the list is polled so that it appears without a reload. */
const refreshMs = 20_000;

/** All entries, the newest first; offers come by themselves while the page is open. */
function MyWaitings({ memberIdx, context, clock }: MyWaitingsProps) {
  const t = useTranslations("waitings");
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useCall(
    "GET /my-reservation/waitings/{id}",
    {
      params: { id: String(memberIdx) },
      query: pageQuery(page, context.language),
    },
    { handled: true, keepPreviousData: true, refreshInterval: refreshMs },
  );
  if (!data) return error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading />;
  if (data.total === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <>
      <ul className="-mt-6">
        {data.list.map((waiting) => (
          <WaitingRow key={waiting.waitingIdx} waiting={waiting} context={context} clock={clock} />
        ))}
      </ul>
      <Pages page={data.page} total={data.total} size={pageSize} onPage={setPage} />
    </>
  );
}
