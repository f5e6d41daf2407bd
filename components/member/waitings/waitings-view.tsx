"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DateField } from "@/components/form/date-field";
import { Group } from "@/components/member/account/facts";
import { MemberOnly } from "@/components/member/account/member-only";
import { type ClubClock, clubClock } from "@/components/member/mypage/club-clock";
import type { MyPlace } from "@/components/member/mypage/place";
import { readDate } from "@/lib/shared/time/calendar";
import { paths } from "@/lib/web/routing/paths";
import { useMyWay } from "../mypage/use-my-way";
import { DayQueue } from "./day-queue";
import { MyWaitings } from "./my-waitings";

type Props = { place: MyPlace };

/** What the member waits for, and the waiting list of a day. */
export function WaitingsView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Waitings memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function Waitings({ memberIdx, place }: Props & { memberIdx: number }) {
  const t = useTranslations("waitings");
  return (
    <>
      <Group id="mine" title={t("mine")}>
        <MyWaitings memberIdx={memberIdx} place={place} clock={clubClock} />
      </Group>
      <Group id="day" title={t("day")} lead={t("dayLead")}>
        <OneDay memberIdx={memberIdx} place={place} clock={clubClock} />
      </Group>
    </>
  );
}

function OneDay({ memberIdx, place, clock }: Props & { memberIdx: number; clock: ClubClock }) {
  const t = useTranslations("waitings");
  const { link } = useMyWay(place);
  const asked = useSearchParams().get("date") ?? "";
  const [date, setDate] = useState(readDate(asked) ?? "");
  const choose = (text: string) => {
    const day = readDate(text) ?? "";
    setDate(day);
    // The address names the day, so that a reload or a link shows it again.
    window.history.replaceState(window.history.state, "", link(paths.my.waitings(day || undefined)));
  };
  return (
    <>
      <DateField
        name="date"
        label={t("date")}
        value={date}
        min={clock.today(place.formats.standardTimeZone)}
        fieldClassName="max-w-64"
        onChange={({ target }) => choose(target.value)}
      />
      {date ? <DayQueue key={date} date={date} memberIdx={memberIdx} place={place} clock={clock} /> : null}
    </>
  );
}
