import type { CaddieMode, Quote } from "@/lib/contract/play-shapes";
import { atClubTime, clubDate } from "@/lib/shared/club-time";
import type { Database } from "../../db/database";
import { type Act, actorName } from "../../platform/act";
import { hasCode } from "../../platform/error-code";
import { ClubFailure } from "../../platform/failure";
import { codeNames } from "../codes";
import { dayIn, type RuleBook, type Slot } from "../tee-sheets";
import { cancelTerms } from "./cancel";
import {
  type Booking,
  type BookingRow,
  type BookingState,
  deletePlayers,
  insertBookingRow,
  insertLog,
  insertPlayers,
  selectBooking,
  selectFrom,
  takeNumber,
  updateBooking,
} from "./repository";

export type NewPlayer = {
  seq: number;
  isBooker: boolean;
  memberIdx: number | null;
  /** Empty while nobody is named for the seat. */
  name: string;
  phoneNo: string | null;
  gender: string | null;
  memberType: string;
  greenFee: string;
  acceptedAt: Date | null;
};

export type NewBooking = {
  slot: Slot;
  /** Null for a guest by phone or at the desk. */
  memberIdx: number | null;
  memberType: string;
  players: readonly NewPlayer[];
  playerCount: number;
  holeCode: string;
  caddieMode: CaddieMode;
  reservationType: string;
  /** CHANNEL entry of `incomes`. */
  income: string;
  quote: Quote;
  state?: "10" | "80" | undefined;
  graceUntil?: Date | undefined;
  waitingIdx?: number | undefined;
  drawIdx?: number | undefined;
  teamFormIdx?: number | undefined;
  couponIdx?: number | undefined;
  memo?: string | undefined;
  /** The rules of the play date, when the caller has read them. */
  book?: RuleBook | undefined;
};

const uniqueViolation = "23505";
const channels = { member: "10", admin: "50", job: "80", visitor: "10" } as const;

/** CHANNEL of a log line: where the deed was done (code group incomes). */
export function channelOf(act: Act): string {
  return channels[act.by.kind];
}

/**
 * Writes a booking, its players and log line 10. Nothing is checked but the one thing that only the database can
 * promise: a slot with a live booking answers RSV_SLOT_TAKEN, whatever anybody read before (domain.md 7.6, R-03).
 * The row of the play date's reservation numbers stays locked until the end of the transaction.
 */
export async function insertBooking(tx: Database, act: Act, wish: NewBooking): Promise<Booking> {
  const { slot } = wish;
  const dayType = wish.book && dayIn(wish.book, slot.playDate).dayType;
  const terms = await cancelTerms(tx, act, slot, { dayType });
  const by = actorName(act.by);
  const booking = await insertBookingRow(tx, {
    ...placeOf(slot),
    clubIdx: act.club.clubIdx,
    rsvNo: await nextNumber(tx, act, slot.playDate),
    dayType: terms.dayType,
    memberIdx: wish.memberIdx,
    memberType: wish.memberType,
    holeCode: wish.holeCode,
    playerCount: wish.playerCount,
    caddieMode: wish.caddieMode,
    reservationType: wish.reservationType,
    income: wish.income,
    state: wish.state ?? "10",
    quote: wish.quote,
    freeCancelUntil: terms.freeCancelUntil,
    noShowAfter: terms.noShowAfter,
    graceUntil: wish.graceUntil ?? null,
    waitingIdx: wish.waitingIdx ?? null,
    drawIdx: wish.drawIdx ?? null,
    teamFormIdx: wish.teamFormIdx ?? null,
    couponIdx: wish.couponIdx ?? null,
    memo: wish.memo ?? "",
    createdAt: act.now,
    createdBy: by,
    updatedAt: act.now,
    updatedBy: by,
  });
  if (!booking) throw slotTaken(slot);
  await insertPlayers(
    tx,
    wish.players.map((player) => playerRow(booking, player)),
  );
  await writeLog(tx, act, booking, "10", null, seenOf(booking));
  return booking;
}

/** 4201 with the date and the time that went. */
export function slotTaken({ playDate, teeTime }: { playDate: string; teeTime: string }): ClubFailure {
  return new ClubFailure("RSV_SLOT_TAKEN", [playDate, teeTime]);
}

const endsFrom: Record<EndState, readonly BookingState[]> = {
  "50": ["10", "20", "80"],
  "51": ["10", "20"],
  "60": ["10", "20"],
  "70": ["10", "20", "80"],
  "71": ["10", "20", "30", "80"],
};
type EndState = "50" | "51" | "60" | "70" | "71";

export type BookingEnd = {
  state: EndState;
  /** CANCEL entry of `reasonCodes`. */
  reasonCode?: string | undefined;
  reasonText?: string | undefined;
  /** RSVLOG entry of `workCodes`. */
  workCode: string;
  /** The version that the caller saw; another one is 4211. */
  version?: number | undefined;
  compensation?: Booking["compensation"] | undefined;
};

/**
 * Ends a live booking, compare-and-swap: of two that end it at once the second is told. Frees nothing by itself and
 * counts nothing: the workflow hands the slot to `releaseSlots`. Throws 2001, 4211, 4301 with the state's name.
 */
export async function endBooking(
  tx: Database,
  act: Act,
  bookingIdx: number,
  end: BookingEnd,
): Promise<Booking> {
  const { clubIdx } = act.club;
  const booking = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: endsFrom[end.state], version: end.version },
    {
      state: end.state,
      cancelAt: act.now,
      cancelReason: end.reasonCode ?? null,
      cancelText: end.reasonText ?? null,
      ...(end.compensation ? { compensation: end.compensation } : {}),
      updatedAt: act.now,
      updatedBy: actorName(act.by),
    },
  );
  if (!booking) throw await endRefusal(tx, act, bookingIdx, end);
  await writeLog(tx, act, booking, end.workCode, null, { state: end.state, reason: end.reasonCode ?? null });
  return booking;
}

async function endRefusal(tx: Database, act: Act, bookingIdx: number, end: BookingEnd): Promise<ClubFailure> {
  const booking = await selectBooking(tx, act.club.clubIdx, bookingIdx);
  if (!booking) return new ClubFailure("NOT_FOUND");
  if (endsFrom[end.state].includes(booking.state)) return new ClubFailure("RSV_VERSION");
  return notCancellable(tx, act, booking.state);
}

/** 4301 with the name of the state in the caller's language. */
export async function notCancellable(db: Database, act: Act, state: BookingState): Promise<ClubFailure> {
  const [names, englishNames] = [
    await codeNames(db, act.club.clubIdx, "rsvStates", act.choice),
    await codeNames(db, act.club.clubIdx, "rsvStates", { ...act.choice, language: "en" }),
  ];
  return new ClubFailure("RSV_NOT_CANCELLABLE", [names.get(state) ?? state], undefined, [
    englishNames.get(state) ?? state,
  ]);
}

/** Moves a live booking from one state to another and logs it; 4301 when it is not in one of `from` (any more). */
export async function moveState(
  tx: Database,
  act: Act,
  bookingIdx: number,
  step: { from: readonly BookingState[]; to: BookingState; workCode: string; after?: unknown },
): Promise<Booking> {
  const booking = await updateBooking(
    tx,
    { clubIdx: act.club.clubIdx, bookingIdx, states: step.from },
    { state: step.to, updatedAt: act.now, updatedBy: actorName(act.by) },
  );
  if (!booking) {
    const found = await selectBooking(tx, act.club.clubIdx, bookingIdx);
    throw found ? await notCancellable(tx, act, found.state) : new ClubFailure("NOT_FOUND");
  }
  await writeLog(tx, act, booking, step.workCode, null, step.after ?? { state: step.to });
  return booking;
}

export type BookingChange = Partial<
  Pick<BookingRow, "playerCount" | "caddieMode" | "holeCode" | "quote" | "memo" | "couponIdx">
> & { changeCount?: number; companionEdits?: number };

/**
 * Rewrites a booking of the version that was read (4211 otherwise): its slot when `slot` is given, its players when
 * they are. Log 20 for a move, 40 for a companion edit.
 */
export async function rewriteBooking(
  tx: Database,
  act: Act,
  before: Booking,
  {
    slot,
    players,
    change,
    workCode,
  }: { slot: Slot | null; players: readonly NewPlayer[]; change: BookingChange; workCode: "20" | "40" },
): Promise<Booking> {
  const { clubIdx } = act.club;
  const { bookingIdx } = before;
  const place = slot === null ? {} : await movedPlace(tx, act, before, slot);
  const booking = await updateBooking(
    tx,
    { clubIdx, bookingIdx, states: ["10", "20"], version: before.version },
    { ...change, ...place, updatedAt: act.now, updatedBy: actorName(act.by) },
  ).catch((error: unknown) => {
    if (slot !== null && hasCode(error, uniqueViolation)) throw slotTaken(slot);
    throw error;
  });
  if (!booking) throw new ClubFailure("RSV_VERSION");
  await deletePlayers(tx, clubIdx, bookingIdx);
  await insertPlayers(
    tx,
    players.map((player) => playerRow(booking, player)),
  );
  await writeLog(tx, act, booking, workCode, seenOf(before), seenOf(booking));
  return booking;
}

async function movedPlace(tx: Database, act: Act, before: Booking, slot: Slot): Promise<Partial<BookingRow>> {
  const terms = await cancelTerms(tx, act, slot);
  return {
    ...placeOf(slot),
    // The number names the day, so a booking of another day gets a number of that day.
    ...(slot.playDate === before.playDate ? {} : { rsvNo: await nextNumber(tx, act, slot.playDate) }),
    dayType: terms.dayType,
    freeCancelUntil: terms.freeCancelUntil,
    noShowAfter: terms.noShowAfter,
    graceUntil: null,
    // A confirmed booking that moves has to be confirmed anew (domain.md 8.2).
    state: "10",
  };
}

/** `yyMMdd-NNNNN`, counted per play date (domain.md 6). */
async function nextNumber(tx: Database, act: Act, playDate: string): Promise<string> {
  const number = await takeNumber(tx, act.club.clubIdx, playDate);
  return `${playDate.slice(2).replaceAll("-", "")}-${String(number).padStart(5, "0")}`;
}

function placeOf(slot: Slot) {
  const { sheetIdx, playDate, teeTime, courseCode, courseOut, period } = slot;
  return { sheetIdx, playDate, teeTime, courseCode, courseOut, period };
}

function playerRow({ clubIdx, bookingIdx }: Booking, player: NewPlayer) {
  return { clubIdx, bookingIdx, ...player };
}

/** What a log keeps of a booking: enough to see what changed, no names. */
function seenOf(booking: Booking) {
  const { sheetIdx, playDate, teeTime, courseCode, playerCount, caddieMode, state, version } = booking;
  return { sheetIdx, playDate, teeTime, courseCode, playerCount, caddieMode, state, version };
}

/** One line of a booking's log (domain.md 6 `BookingLog`). */
export async function writeLog(
  tx: Database,
  act: Act,
  { clubIdx, bookingIdx }: Pick<Booking, "clubIdx" | "bookingIdx">,
  workCode: string,
  before: unknown,
  after: unknown,
): Promise<void> {
  const channel = channelOf(act);
  const by = actorName(act.by);
  await insertLog(tx, {
    clubIdx,
    bookingIdx,
    workCode,
    before,
    after,
    by,
    channel,
    at: act.now,
    address: act.address,
  });
}

/** A member's bookings whose tee-off is still to come, in states 10, 20 and 80 (and 30 for `withCheckedIn`). */
export async function openBookings(
  db: Database,
  act: Act,
  memberIdx: number,
  { withCheckedIn = false }: { withCheckedIn?: boolean } = {},
): Promise<Booking[]> {
  const { clubIdx, zone } = act.club;
  const states: BookingState[] = withCheckedIn ? ["10", "20", "30", "80"] : ["10", "20", "80"];
  const from = clubDate(act.now, zone);
  const rows = await selectFrom(db, { clubIdx, memberIdx, from, states });
  return rows.filter(({ playDate, teeTime }) => atClubTime(playDate, teeTime, zone) > act.now);
}
