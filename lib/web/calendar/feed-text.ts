import "server-only";
import { getTranslations } from "next-intl/server";
import type { CalendarFeed, CalendarRound } from "@/lib/contract/bookings/calendar-feed";
import { atClubTime } from "@/lib/shared/time/club-time";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { calendarOfRounds, roundMinutes, roundUid } from "@/lib/web/my/calendar-file";
import { type Club, getClub } from "@/lib/web/queries/club";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { siteOrigin } from "@/lib/web/routing/origin";
import { siteAddress } from "@/lib/web/seo/site-address";

/** The rounds of a feed as iCalendar text in its language; `now` is in epoch milliseconds. */
export async function calendarFeedText(
  { language, phone, rounds }: CalendarFeed,
  now: number,
): Promise<string> {
  const [club, t] = await Promise.all([
    getClub(language),
    getTranslations({ locale: language, namespace: "mypage.booking" }),
  ]);
  const { formats } = club;
  const shown = rounds.map((round) => {
    const deadline = round.freeCancelUntil && formatDeadline(round.freeCancelUntil, { language, formats });
    const texts = [
      round.rsvNo && deadline
        ? t("calendarText", { rsvNo: round.rsvNo, time: deadline, phone })
        : t("calendarTextCompanion", { phone }),
      ...(round.turnTime ? [t("calendarTurn", { time: round.turnTime })] : []),
    ];
    return {
      ...timesOf(round, club),
      title: t("calendarTitle", { club: club.info.clubName, course: round.courseName }),
      description: texts.join("\n"),
      url: siteAddress(club, memberPaths.my.booking(round.bookingIdx), language),
      alarmText: deadline ? t("calendarAlarm", { time: deadline }) : "",
    };
  });
  return calendarOfRounds(t("calendarName", { club: club.info.clubName }), shown, now);
}

function timesOf(round: CalendarRound, { info, formats }: Club) {
  const { clubCode, clubName, address, addressDetail } = info;
  const place = [address, addressDetail].filter(Boolean).join(" ");
  return {
    uid: roundUid(round.rsvNo ?? round.bookingIdx, { clubCode, host: new URL(siteOrigin()).hostname }),
    sequence: round.sequence,
    location: [clubName, place].filter(Boolean).join(", "),
    startsAt: atClubTime(round.playDate, round.teeTime, formats.standardTimeZone).getTime(),
    minutes: roundMinutes(round),
    freeCancelUntil: round.freeCancelUntil === null ? null : Date.parse(round.freeCancelUntil),
    stampedAt: Date.parse(round.changedAt),
  };
}
