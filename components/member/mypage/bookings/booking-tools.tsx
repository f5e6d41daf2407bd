"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { MemberLink } from "@/components/member/layout/member-link";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { atClubTime } from "@/lib/shared/time/club-time";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { bookingKind, dayText } from "@/lib/web/my/booking-state";
import { calendarFile, shareText } from "@/lib/web/my/calendar-file";
import { paths } from "@/lib/web/routing/paths";
import { saveFile } from "@/lib/web/runtime/page";
import { clubClock } from "../club-clock";
import type { MyPlace } from "../place";
import { useMyWay } from "../use-my-way";
import type { OwnDetail } from "./own-booking";

type Props = { booking: OwnDetail; place: MyPlace };
/** A hole takes a quarter of an hour: the calendar is blocked for the round. */
const minutesPerHole = 15;

/** What can be done with a round to come: into the calendar, to friends, to another time. */
export function BookingTools({ booking, place }: Props) {
  const t = useTranslations("mypage.booking");
  const { link } = useMyWay(place);
  const [said, setSaid] = useState("");
  if (bookingKind(booking.state) !== "live") return null;
  const when = `${dayText(booking.playDate, place.formats, place.language)} ${booking.teeTime}`;
  const address = new URL(link(paths.my.booking(booking.bookingIdx)), window.location.href).href;

  const keep = () => {
    const text = calendarFile({
      uid: `${booking.rsvNo}@${place.clubCode.toLowerCase()}.${window.location.hostname}`,
      sequence: booking.version ?? booking.changeCount,
      title: t("calendarTitle", { club: place.clubName, course: booking.courseName }),
      description: t("calendarText", {
        rsvNo: booking.rsvNo,
        time: formatDateTime(booking.freeCancelUntil, place.formats),
        phone: booking.phone,
      }),
      location: [place.clubName, place.address].filter(Boolean).join(", "),
      url: address,
      startsAt: atClubTime(booking.playDate, booking.teeTime, place.formats.standardTimeZone).getTime(),
      minutes: Number(booking.holeCode) * minutesPerHole,
      freeCancelUntil: Date.parse(booking.freeCancelUntil),
      alarmText: t("calendarAlarm", { time: formatDateTime(booking.freeCancelUntil, place.formats) }),
      madeAt: clubClock.now(),
    });
    saveFile(new Blob([text], { type: "text/calendar;charset=utf-8" }), `${booking.rsvNo}.ics`);
    setSaid(t("calendarSaved"));
  };

  const share = async () => {
    const text = shareText({
      club: place.clubName,
      when,
      course: booking.courseName,
      players: booking.players.map(({ name }) => name),
      address: place.address,
    });
    setSaid(await handOver(text, { copied: t("copied"), notCopied: t("notCopied") }));
  };

  return (
    <div className="mt-6">
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={keep}>
          <Icon name="calendar" />
          {t("toCalendar")}
        </Button>
        <Button variant="outline" onClick={() => void share()}>
          <Icon name="copy" />
          {t("share")}
        </Button>
        {booking.canChange ? (
          <ButtonLink
            as={MemberLink}
            variant="outline"
            href={link(paths.my.change(booking.playDate, booking.bookingIdx))}
          >
            <Icon name="edit" />
            {t("change")}
          </ButtonLink>
        ) : null}
      </div>
      <p role="status" className="mt-2 min-h-6 text-caption text-ok">
        {said}
      </p>
    </div>
  );
}

/** To an app of the device where it can, else to the clipboard; what happened, or nothing when it was put away. */
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
