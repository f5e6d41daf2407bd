import type { getTranslations } from "next-intl/server";
import type { CallOutput } from "@/lib/contract/routes";
import { pictureColors } from "@/lib/shared/brand/picture-colors";
import { parseHexColor } from "@/lib/shared/contrast";
import type { Language } from "@/lib/shared/languages";
import { atClubTime, startOfNextClubDay } from "@/lib/shared/time/club-time";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import type { Club } from "@/lib/web/queries/club";

export type TicketRound = Pick<
  CallOutput<"GET /ext/bookings/{id}">,
  | "bookingIdx"
  | "rsvNo"
  | "playDate"
  | "teeTime"
  | "turnTime"
  | "courseName"
  | "holeCode"
  | "playerCount"
  | "freeCancelUntil"
  | "phone"
>;

type Input = { round: TicketRound; club: Club; language: Language; t: Words };
type Words = Awaited<ReturnType<typeof getTranslations<"ticket">>>;
type LabelKey =
  | "time"
  | "course"
  | "date"
  | "players"
  | "number"
  | "turn"
  | "holes"
  | "freeUntil"
  | "phone"
  | "place";
type Field = { key: string; label: string; value: string };

/** `rgb(20, 48, 37)`, the only form that wallet apps read. */
function rgb(hex: string): string {
  return `rgb(${(parseHexColor(hex) ?? [0, 0, 0]).join(", ")})`;
}

/**
 * The ticket of a round, in Apple's terms: nobody is named. The code is the booking number, which the scanner at the
 * front desk reads; a later file of the same booking replaces the earlier one in the phone by its number.
 */
export function ticketContent({ round, club, language, t }: Input) {
  const { formats, info, brand } = club;
  const zone = formats.standardTimeZone;
  const startsAt = atClubTime(round.playDate, round.teeTime, zone);
  const colors = pictureColors(brand);
  const field = (key: LabelKey, value: string): Field => ({ key, label: t(key), value });
  const place = [info.address, info.addressDetail].filter(Boolean).join(" ");
  return {
    props: {
      serialNumber: `${info.clubCode}-${round.bookingIdx}`,
      organizationName: info.clubName,
      description: t("description", { club: info.clubName }),
      logoText: info.clubName,
      backgroundColor: rgb(colors.dark),
      foregroundColor: rgb(colors.onDark),
      labelColor: rgb(colors.onDark),
    },
    location: { latitude: info.lat, longitude: info.lon },
    startsAt,
    endsAt: startOfNextClubDay(startsAt, zone),
    code: round.rsvNo,
    fields: {
      header: [field("time", round.teeTime)],
      primary: [field("course", round.courseName)],
      secondary: [
        field("date", formatDay(round.playDate, { language, formats })),
        field("players", t("playerCount", { count: round.playerCount })),
      ],
      auxiliary: [
        field("number", round.rsvNo),
        ...(round.turnTime ? [field("turn", round.turnTime)] : []),
        field("holes", t("holeCount", { count: Number(round.holeCode) })),
      ],
      back: [
        { key: "desk", label: info.clubName, value: t("atTheDesk") },
        field("freeUntil", formatDeadline(round.freeCancelUntil, { language, formats })),
        field("phone", round.phone),
        ...(place ? [field("place", place)] : []),
        { key: "changes", label: t("changes"), value: t("changesText") },
      ],
    },
  };
}

export type TicketContent = ReturnType<typeof ticketContent>;
