import { fallbackLanguage, isLanguage, type Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { pickText } from "../../platform/texts";
import { type Addressee, type NoticeVars, queueNotices } from "../outbox";
import { selectAddresses } from "./member-repository";
import type { Booking } from "./repository";

/** Notices about one round; club, date, time and course fill themselves. */
export type BookingEvent =
  | "booked"
  | "changed"
  | "cancelled"
  | "cancelledByClub"
  | "weatherCancelled"
  | "lateCancelled"
  | "noShow"
  | "freeCancelReminder"
  | "companionAdded"
  | "companionRemoved"
  | "companionLeft"
  | "cancelledByPenalty"
  | "waitingAssigned"
  | "drawWon"
  | "drawWonConfirm";
type Filled = "club" | "date" | "time" | "course";

const active = "10";

/** Who of a booking is told: everybody, the booker, the companions, or the people on some seats. */
export type Audience = "all" | "booker" | "companions" | { seats: readonly number[] };

/**
 * Tells the players of a booking, each in the own language and wherever there is an address: registered members at their
 * own, a guest who booked and named companions at the phone number that they were named with (product.md, 7).
 */
export async function tellPlayers<E extends BookingEvent>(
  tx: Database,
  act: Act,
  booking: Booking,
  event: E,
  vars: Omit<NoticeVars<E>, Filled>,
  { audience = "all", dedupeKey }: { audience?: Audience; dedupeKey?: string } = {},
): Promise<void> {
  const rows = await selectAddresses(tx, booking.clubIdx, booking.bookingIdx, booking.courseCode);
  const told = rows.filter(
    (row) => (row.memberState === null || row.memberState === active) && isIn(audience, row),
  );
  const notices = told.map((row) => {
    const to = addressOf(act, row);
    const choice = { language: to.lang, defaultLanguage: act.club.defaultLanguage };
    const filled = {
      club: pickText(row.site ?? {}, choice)?.clubName ?? act.club.clubCode,
      date: booking.playDate,
      time: booking.teeTime,
      course: pickText(row.course ?? {}, choice) ?? booking.courseCode,
      ...vars,
    };
    const options = dedupeKey === undefined ? {} : { dedupeKey: `${dedupeKey}:${row.seq}` };
    // The variables of every booking event are the four above and those that the caller must give.
    return { to, vars: filled as unknown as NoticeVars<E>, options };
  });
  await queueNotices(tx, act, event, notices);
}

function isIn(audience: Audience, { seq, isBooker }: { seq: number; isBooker: boolean }): boolean {
  if (audience === "all") return true;
  if (audience === "booker") return isBooker;
  return audience === "companions" ? !isBooker : audience.seats.includes(seq);
}

type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number];

function addressOf(act: Act, row: AddressRow): Addressee {
  if (row.memberIdx === null) {
    return { memberIdx: null, lang: act.club.defaultLanguage, phoneNo: row.playerPhone, email: null };
  }
  const lang: Language = isLanguage(row.lang) ? row.lang : fallbackLanguage;
  return { memberIdx: row.memberIdx, lang, phoneNo: row.phoneNo, email: row.email };
}
