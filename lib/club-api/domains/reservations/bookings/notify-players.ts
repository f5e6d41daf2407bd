import { memberState } from "@/lib/contract/code-values/members";
import { isLanguage, type Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { clubClock, startOfNextClubDay } from "@/lib/shared/time/club-time";
import { formatClock } from "@/lib/shared/time/date-format";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { pickText } from "../../../platform/texts";
import { type Addressee, courseWords, type Notice, type NoticeVars, queueNotices } from "../../outbox";
import { readFormats } from "../../policies";
import { type Booking, selectDeadlines } from "../repository";
import { selectAddresses } from "./member-repository";

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
  | "partyChanged"
  | "cancelledByPenalty"
  | "waitingAssigned"
  | "drawWon"
  | "drawWonConfirm"
  | "drawConfirmed"
  | "drawConfirmReminder"
  | "drawCompanionWon"
  | "drawCompanionWonConfirm"
  | "drawCompanionEnded"
  | "teamRoundCancelled";
type Filled = "club" | "date" | "time" | "course";

/** Who of a booking is told: everybody, the booker, the companions, who wants reminders, or the people on some seats. */
export type Audience = "all" | "booker" | "companions" | "reminded" | { seats: readonly number[] };

/** A notice about a round and its recipients. */
export type Word = {
  event: BookingEvent;
  vars: Record<string, string | Date>;
  audience?: Audience;
  dedupeKey?: string;
};

/** A word whose values are those that its event needs. */
export function word<E extends BookingEvent>(
  event: E,
  vars: Omit<NoticeVars<E>, Filled>,
  to: Pick<Word, "audience" | "dedupeKey"> = {},
): Word {
  return { event, vars, ...to };
}

/** One word; see `notifyAllPlayers`. */
export function notifyPlayers<E extends BookingEvent>(
  tx: Database,
  ctx: Context,
  booking: Booking,
  event: E,
  vars: Omit<NoticeVars<E>, Filled>,
  to: Pick<Word, "audience" | "dedupeKey"> = {},
): Promise<void> {
  return notifyAllPlayers(tx, ctx, booking, [word(event, vars, to)]);
}

/**
 * Tells the players of a booking, each in the own language and wherever there is an address: registered members at their
 * own, a guest who booked and named companions at the phone number that they were named with (product.md, 7), in the booker's language.
 */
export async function notifyAllPlayers(
  tx: Database,
  ctx: Context,
  booking: Booking,
  words: readonly Word[],
): Promise<void> {
  if (words.length === 0) return;
  const rows = await selectAddresses(tx, booking.clubIdx, booking.bookingIdx, booking.courseCode);
  const formats = await readFormats(tx, booking.clubIdx);
  const reachable = rows.filter((row) => row.memberState === null || row.memberState === memberState.active);
  await queueNotices(
    tx,
    ctx,
    words.flatMap((one) => noticesOf(ctx, { booking, formats }, reachable, one)),
  );
}

function noticesOf(
  ctx: Context,
  { booking, formats }: { booking: Booking; formats: ClubFormats },
  rows: readonly AddressRow[],
  { event, vars, audience = "all", dedupeKey }: Word,
): Notice[] {
  const notified = rows.filter((row) => isIn(audience, row));
  const guestLanguage = guestLanguageOf(ctx, rows);
  const { defaultLanguage } = ctx.club;
  return notified.map((row) => {
    const to = addressOf(row, { guestLanguage, defaultLanguage });
    const choice = { language: to.lang, defaultLanguage };
    const filled = {
      club: pickText(row.site ?? {}, choice)?.clubName ?? ctx.club.clubCode,
      date: booking.playDate,
      time: booking.teeTime,
      course: courseWords(to.lang, {
        course: pickText(row.course ?? {}, choice) ?? booking.courseCode,
        time: turnOf(booking, formats),
      }),
      ...vars,
    };
    const options = dedupeKey === undefined ? {} : { dedupeKey: `${dedupeKey}:${row.seq}` };
    // The variables of every booking event are the four above and those that the caller must give.
    return { event, to, vars: filled, options } as unknown as Notice;
  });
}

function turnOf(booking: Booking, formats: ClubFormats): string | undefined {
  const { turnTime } = shownTurn(booking);
  return turnTime && formatClock(turnTime, formats);
}

function isIn(
  audience: Audience,
  { seq, isBooker, deadlineReminders }: Pick<AddressRow, "seq" | "isBooker" | "deadlineReminders">,
): boolean {
  if (audience === "all") return true;
  if (audience === "reminded") return deadlineReminders ?? isBooker;
  if (audience === "booker") return isBooker;
  return audience === "companions" ? !isBooker : audience.seats.includes(seq);
}

type AddressRow = Awaited<ReturnType<typeof selectAddresses>>[number];

/** Who has no account is most likely to read what the booker reads; without a member as booker, the club's own language. */
function guestLanguageOf(ctx: Context, rows: readonly AddressRow[]): Language {
  const booker = rows.find(({ isBooker, memberIdx }) => isBooker && memberIdx !== null);
  return isLanguage(booker?.lang) ? booker.lang : ctx.club.defaultLanguage;
}

type NoticeLanguages = { guestLanguage: Language; defaultLanguage: Language };

function addressOf(row: AddressRow, { guestLanguage, defaultLanguage }: NoticeLanguages): Addressee {
  if (row.memberIdx === null) {
    return { memberIdx: null, lang: guestLanguage, phoneNo: row.playerPhone, email: null };
  }
  const lang = isLanguage(row.lang) ? row.lang : defaultLanguage;
  return { memberIdx: row.memberIdx, lang, phoneNo: row.phoneNo, email: row.email };
}

/** How many persons of the bookings would hear what is told to all: members by account, others by phone number. */
export async function countReachable(
  db: Database,
  clubIdx: number,
  bookings: readonly Pick<Booking, "bookingIdx" | "courseCode">[],
): Promise<number> {
  const persons = new Set<string>();
  for (const { bookingIdx, courseCode } of bookings) {
    for (const row of await selectAddresses(db, clubIdx, bookingIdx, courseCode)) {
      if (row.memberIdx !== null && row.memberState === memberState.active)
        persons.add(`member ${row.memberIdx}`);
      if (row.memberIdx === null && row.playerPhone) persons.add(row.playerPhone);
    }
  }
  return persons.size;
}

/**
 * Tells that free cancellation ends today (11.10: D-4 of a weekend, D-3 of a weekday), once per deadline: a booking that
 * moved has a new one. Bookers are told unless they do not want to be, companions who asked for it.
 */
export async function remindOfDeadlines(db: Database, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const until = startOfNextClubDay(ctx.now, zone);
  for (const booking of await selectDeadlines(db, { clubIdx, after: ctx.now, until })) {
    const deadline = booking.freeCancelUntil;
    const minute = clubClock(deadline, zone).slice(0, 16).replace("T", " ");
    const dedupeKey = `free-deadline:${booking.bookingIdx}:${minute}`;
    await transaction(db, (tx) =>
      notifyPlayers(
        tx,
        ctx,
        booking,
        "freeCancelReminder",
        { deadline },
        { audience: "reminded", dedupeKey },
      ),
    );
  }
}
