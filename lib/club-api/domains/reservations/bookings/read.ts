import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { CallOutput } from "@/lib/contract/routes";
import { shownTurn } from "@/lib/shared/tee-times/turns";
import { maskName } from "@/lib/shared/texts/mask";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { codeNames } from "../../codes";
import { dayIn, readRuleBook } from "../../tee-sheets";
import { type BookingPolicy, readBookingPolicy } from "../numbers";
import { type Booking, type BookingPlayer, selectPlayersOf } from "../repository";
import { wholeOrText } from "../visits/visits";
import { isTeamRound, remainingOf } from "./booking-rules";
import { stageOfBooking } from "./cancel";
import { companionRefs, type RefOf } from "./companions";
import type { LimitUsage } from "./limits";
import { selectBookingsOfMember } from "./list-repository";
import { paysOwnFee } from "./player-rules";

type BookingAnswer = CallOutput<"POST /reservation/booking">;
type Counts = CallOutput<"GET /reservation/{a}/{b}/cnt">;
type List = CallOutput<"GET /my-reservation/bookings/{id}">;
type Item = List["list"][number];
type Roster = CallOutput<"GET /ext/bookings/{id}/roster">;

const liveStates: readonly BookingState[] = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.drawHold,
];
const ownStates: readonly BookingState[] = [bookingState.booked, bookingState.confirmed];

/** A booking as R8 answers it. */
export function answerOf(ctx: Context, booking: Booking): BookingAnswer {
  const { zone } = ctx.club;
  const { bookingIdx, rsvNo, state, playDate, teeTime, courseCode, courseOut, quote, changeCount, version } =
    booking;
  return {
    bookingIdx,
    rsvNo,
    state,
    playDate,
    teeTime,
    ...shownTurn(booking),
    courseCode,
    courseOut,
    quote,
    freeCancelUntil: clubTimestamp(booking.freeCancelUntil, zone),
    noShowAfter: clubTimestamp(booking.noShowAfter, zone),
    changeCount,
    version,
  };
}

/** R1: counts, limits and what is left; nothing is left to who may not book at all. */
export function countsOf(
  ctx: Context,
  date: string,
  usage: LimitUsage,
  reasons: readonly { code: number; until: Date | null }[],
): Counts {
  const { dayType, counts, limits } = usage;
  const isBarred = reasons.some(({ until }) => until !== null);
  const left = remainingOf(counts, limits);
  const nothing = Object.fromEntries(
    Object.entries(left).map(([window, value]) => [window, value === null ? null : 0]),
  ) as typeof left;
  return {
    date,
    dayType,
    counts,
    limits,
    remaining: isBarred ? nothing : left,
    blocked: reasons.length > 0,
    reasons: reasons.map(({ code, until }) => ({
      code,
      ...(until === null ? {} : { until: clubTimestamp(until, ctx.club.zone) }),
    })),
  };
}

export type ListQuery = {
  from?: string | undefined;
  to?: string | undefined;
  state?: string | undefined;
  role?: "BOOKER" | "COMPANION" | undefined;
  sort?: string | undefined;
  page: number;
  size: number;
};

/** Y13: the rounds that a member booked, or with `role` those that he is named in. Throws 9001 `sort`. */
export async function readBookings(
  db: Database,
  ctx: Context,
  memberIdx: number,
  query: ListQuery,
): Promise<List> {
  const { page, size } = query;
  const { rows, total } = await selectBookingsOfMember(
    db,
    {
      clubIdx: ctx.club.clubIdx,
      memberIdx,
      isCompanion: query.role === "COMPANION",
      from: query.from,
      to: query.to,
      states: statesOf(query.state),
    },
    { page, size, isAscending: isAscending(query.sort) },
  );
  return { list: await itemsOf(db, ctx, rows, memberIdx), total, page, size };
}

/** `10,20` as states; undefined for none. */
export function statesOf(text: string | undefined): BookingState[] | undefined {
  return text ? (text.split(",") as BookingState[]) : undefined;
}

/** Newest day first unless asked for `playDate`. Throws 9001 `sort` for another field. */
export function isAscending(sort: string | undefined): boolean {
  if (sort === undefined || sort === "-playDate") return false;
  if (sort === "playDate") return true;
  throw new ClubFailure("VAL_FIELD", ["sort", "sortable"]);
}

/**
 * Bookings as lists show them, with what may be done with each now; whole for staff (`viewerIdx` null). A member reads the
 * own number, name and fee; the booker the names of guests, as he wrote them, and of members who have accepted. All
 * others are masked.
 */
export async function itemsOf(
  db: Database,
  ctx: Context,
  rows: readonly Booking[],
  viewerIdx: number | null,
): Promise<Item[]> {
  if (rows.length === 0) return [];
  const { clubIdx } = ctx.club;
  const days = rows.map(({ playDate }) => playDate).toSorted();
  const book = await readRuleBook(db, ctx, days[0] ?? "", days.at(-1) ?? "");
  const players = await selectPlayersOf(
    db,
    clubIdx,
    rows.map(({ bookingIdx }) => bookingIdx),
  );
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const states = await codeNames(db, clubIdx, "rsvStates", ctx.choice);
  const numbers = await readBookingPolicy(db, clubIdx);
  const refOf = viewerIdx === null ? null : await companionRefs(db, ctx, viewerIdx);
  return rows.map((row) => ({
    ...shownBooking(ctx, row, numbers),
    dayCode: dayIn(book, row.playDate).dayCode,
    courseName: courses.get(row.courseCode) ?? row.courseCode,
    stateName: states.get(row.state) ?? row.state,
    players: players
      .filter(({ bookingIdx }) => bookingIdx === row.bookingIdx)
      .map((player) => shownPlayer(player, { viewerIdx, isBookers: viewerIdx === row.memberIdx, refOf })),
  }));
}

function shownBooking(ctx: Context, row: Booking, numbers: BookingPolicy) {
  const { zone } = ctx.club;
  const { bookingIdx, rsvNo, sheetIdx, playDate, teeTime, courseCode, courseOut, period, holeCode } = row;
  const { playerCount, caddieMode, reservationType, state, changeCount, version } = row;
  const isLive = liveStates.includes(state) && ctx.now <= row.noShowAfter;
  const stage = liveStates.includes(state) ? stageOfBooking(row, numbers.cancel, ctx.now, zone) : null;
  const isFreeOrUnbound = ctx.now < row.freeCancelUntil || !numbers.changes.isOnlyWhileFree;
  const isOwnLive = isLive && ownStates.includes(state) && !isTeamRound(row);
  return {
    bookingIdx,
    rsvNo,
    sheetIdx,
    playDate,
    teeTime,
    ...shownTurn(row),
    courseCode,
    courseOut,
    period,
    holeCode,
    playerCount,
    caddieMode,
    reservationType,
    state,
    total: row.quote.total,
    freeCancelUntil: clubTimestamp(row.freeCancelUntil, zone),
    noShowAfter: clubTimestamp(row.noShowAfter, zone),
    graceUntil: row.graceUntil && clubTimestamp(row.graceUntil, zone),
    cancelStage: stage,
    canCancel: isOwnLive && (stage === "L0" ? numbers.cancel.isFreeOnline : numbers.cancel.isLateOnline),
    canChange: isOwnLive && isFreeOrUnbound && changeCount < numbers.changes.max,
    changeCount,
    version,
  };
}

type View = { viewerIdx: number | null; isBookers: boolean; refOf: RefOf | null };

function shownPlayer(player: BookingPlayer, { viewerIdx, isBookers, refOf }: View) {
  const { seq, isBooker, memberIdx, memberType, acceptedAt } = player;
  const isWhole = viewerIdx === null || memberIdx === viewerIdx;
  const isOthers = memberIdx !== null && memberIdx !== viewerIdx;
  return {
    seq,
    isBooker,
    memberIdx: isWhole ? memberIdx : null,
    isMember: memberIdx !== null,
    companionRef: isBookers && isOthers && refOf ? refOf(memberIdx) : null,
    name: isWhole ? player.name : nameFor(player, isBookers),
    memberType,
    greenFee: wholeOrText(player.greenFee),
    isOwnFee: paysOwnFee(player),
    isAccepted: isBooker || acceptedAt !== null,
  };
}

/** Somebody else's name: whole only to the booker, who wrote it himself or whose invitation was accepted. */
export function nameFor({ name, memberIdx, acceptedAt }: BookingPlayer, isBookers: boolean): string {
  return isBookers && (memberIdx === null || acceptedAt !== null) ? name : maskName(name);
}

/** The players of a booking for one of them, named as in `itemsOf`; 2001 for anybody else. */
export async function rosterOf(
  db: Database,
  ctx: Context,
  booking: Booking | null,
  viewerIdx: number,
): Promise<Omit<Roster, "ownFee">> {
  if (!booking) throw new ClubFailure("NOT_FOUND");
  const { clubIdx } = ctx.club;
  const players = await selectPlayersOf(db, clubIdx, [booking.bookingIdx]);
  if (!players.some(({ memberIdx }) => memberIdx === viewerIdx)) throw new ClubFailure("NOT_FOUND");
  const courses = await codeNames(db, clubIdx, "courses", ctx.choice);
  const isBookers = booking.memberIdx === viewerIdx;
  const { bookingIdx, playDate, teeTime, courseCode, state } = booking;
  return {
    bookingIdx,
    playDate,
    teeTime,
    ...shownTurn(booking),
    courseCode,
    courseName: courses.get(courseCode) ?? courseCode,
    state,
    players: players.map((player) => ({
      seq: player.seq,
      isBooker: player.isBooker,
      isMe: player.memberIdx === viewerIdx,
      isMember: player.memberIdx !== null,
      name: player.memberIdx === viewerIdx ? player.name : nameFor(player, isBookers),
      isAccepted: player.isBooker || player.acceptedAt !== null,
    })),
  };
}
