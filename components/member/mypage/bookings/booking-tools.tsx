"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useMayBook } from "@/components/member/shared/data/use-suspensions";
import { useActingFor } from "@/components/member/shared/delegates/use-acting";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import type { PageContext } from "@/components/member/shared/page-context";
import { Button, ButtonLink } from "@/components/ui/button";
import { MemberIcon } from "@/components/ui/layout/member-icons";
import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { atClubTime } from "@/lib/shared/time/club-time";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import type { OwnDetail } from "@/lib/web/my/booking-state";
import { bookingKind } from "@/lib/web/my/booking-state";
import { calendarFile, roundMinutes, roundUid, shareText } from "@/lib/web/my/calendar-file";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { saveFile } from "@/lib/web/runtime/page";
import { clubClock } from "../../shared/data/club-clock";
import { usePageLinks } from "../../shared/layout/use-page-links";

type Props = { booking: OwnDetail; memberIdx: number; context: PageContext };

/** The actions on an upcoming round: calendar file, sharing, change, and the way to its cancellation below. */
export function BookingTools({ booking, memberIdx, context }: Props) {
  const t = useTranslations("mypage.booking");
  const cancel = useTranslations("mypage.cancel");
  const { link } = usePageLinks(context);
  const [said, setSaid] = useState("");
  const acting = useActingFor();
  const again = <AgainLink booking={booking} memberIdx={memberIdx} context={context} />;
  if (bookingKind(booking.state) !== "live") return again;
  const when = `${formatDay(booking.playDate, context)} ${booking.teeTime}`;
  const address = new URL(link(memberPaths.my.booking(booking.bookingIdx)), window.location.href).href;

  const keep = () => {
    const text = calendarFile({
      uid: roundUid(booking.rsvNo, { clubCode: context.clubCode, host: window.location.hostname }),
      sequence: booking.version ?? booking.changeCount,
      title: t("calendarTitle", { club: context.clubName, course: booking.courseName }),
      description: [
        t("calendarText", {
          rsvNo: booking.rsvNo,
          time: formatDeadline(booking.freeCancelUntil, context),
          phone: booking.phone,
        }),
        ...(booking.turnTime ? [t("calendarTurn", { time: booking.turnTime })] : []),
      ].join("\n"),
      location: [context.clubName, context.address].filter(Boolean).join(", "),
      url: address,
      startsAt: atClubTime(booking.playDate, booking.teeTime, context.formats.standardTimeZone).getTime(),
      minutes: roundMinutes(booking),
      freeCancelUntil: Date.parse(booking.freeCancelUntil),
      alarmText: t("calendarAlarm", { time: formatDeadline(booking.freeCancelUntil, context) }),
      stampedAt: clubClock.now(),
    });
    saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${booking.rsvNo}.ics`);
    setSaid(t("calendarSaved"));
  };

  const share = async () => {
    const text = shareText({
      club: context.clubName,
      when,
      course: booking.courseName,
      players: booking.players.map(({ name }) => name),
      address: context.address,
    });
    setSaid(await handOver(text, { copied: t("copied"), notCopied: t("notCopied") }));
  };

  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={keep}>
          <MemberIcon name="calendar" />
          {t("toCalendar")}
        </Button>
        {context.hasTickets && !acting ? (
          <ButtonLink
            as="a"
            variant="outline"
            href={memberPaths.my.ticket(booking.bookingIdx, context.language)}
          >
            <MemberIcon name="plus" />
            {t("toWallet")}
          </ButtonLink>
        ) : null}
        <Button variant="outline" onClick={() => void share()}>
          <MemberIcon name="copy" />
          {t("share")}
        </Button>
        <ChangeLink booking={booking} context={context} />
        {again}
        {booking.canCancel && booking.cancelPreview ? (
          <ButtonLink as="a" variant="outline" href="#cancel">
            <MemberIcon name="close" />
            {cancel("title")}
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="mt-2 min-h-6 text-caption text-ok">
        {said}
      </p>
    </div>
  );
}

/** The way to another time or other players; to players alone for a round of a team, whose times are the office's. */
function ChangeLink({ booking, context }: Pick<Props, "booking" | "context">) {
  const t = useTranslations("mypage.booking");
  const edit = useTranslations("booking.change");
  const { link } = usePageLinks(context);
  const acting = useActingFor();
  const isTeamRound = booking.reservationType === reservationTypeCode.yearlyTeam;
  const mayEdit = isTeamRound && (!acting || acting.acts.includes("CHANGE"));
  if (!booking.canChange && !mayEdit) return null;
  return (
    <ButtonLink
      as={MemberLink}
      variant="outline"
      href={link(memberPaths.my.change(booking.playDate, booking.bookingIdx))}
    >
      <MemberIcon name="edit" />
      {booking.canChange ? t("change") : edit("editPlayers")}
    </ButtonLink>
  );
}

/** The calendar with this booking's party: a day and a time are all that is left to choose. */
function AgainLink({ booking, memberIdx, context }: Props) {
  const t = useTranslations("mypage.booking");
  const { link } = usePageLinks(context);
  const mayBook = useMayBook(memberIdx, context);
  if (!mayBook) return null;
  return (
    <ButtonLink as={MemberLink} variant="outline" href={link(memberPaths.my.again(booking.bookingIdx))}>
      <MemberIcon name="history" />
      {t("again")}
    </ButtonLink>
  );
}

/** Shares by the device's own dialog where there is one, else by the clipboard; answers what happened, or null. */
async function handOver(text: string, words: { copied: string; notCopied: string }): Promise<string> {
  if (typeof navigator.share === "function") {
    return navigator.share({ text }).then(
      () => "",
      () => "",
    );
  }
  return navigator.clipboard.writeText(text).then(
    () => words.copied,
    () => words.notCopied,
  );
}
