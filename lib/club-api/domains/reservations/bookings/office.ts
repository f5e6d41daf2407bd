import type { CallOutput } from "@/lib/contract/routes";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { type Veil, veilFor } from "../../../platform/veil";
import { recordAudit } from "../../audit";
import { codeNames } from "../../codes";
import { type Booking, type BookingPlayer, selectBooking, selectLogs, selectPlayersOf } from "../repository";
import { visitsOf, wholeOrText } from "../visits/visits";
import { type OfficeFilter, selectForOffice } from "./list-repository";
import { isAscending, statesOf } from "./read";

type List = CallOutput<"GET /ops/bookings">;
type Row = List["list"][number];
/** Without the acts of delegates, which are another domain\'s. */
type Detail = Omit<CallOutput<"GET /ops/bookings/{id}">, "delegateActs">;
export type OfficeQuery = Omit<OfficeFilter, "clubIdx" | "states"> & {
  date?: string | undefined;
  keyword?: string | undefined;
  state?: string | undefined;
  sort?: string | undefined;
  /** Why names are wanted in the clear. */
  reason?: string | undefined;
  page: number;
  size: number;
};

/** Bookings for staff, by day, number, name or phone; masked without a reason, and on record with it (checklist P-08). */
export async function searchBookings(tx: Database, ctx: Context, query: OfficeQuery): Promise<List> {
  const { date, page, size, keyword, reason, ...wanted } = query;
  const veil = veilFor(reason);
  const filter = {
    ...wanted,
    clubIdx: ctx.club.clubIdx,
    ...(date === undefined ? {} : { from: date, to: date }),
    name: query.name ?? (keyword || undefined),
    states: statesOf(query.state),
  };
  const { rows, total } = await selectForOffice(tx, filter, {
    page,
    size,
    isAscending: isAscending(query.sort),
  });
  const shown = {
    date,
    rsvNo: query.rsvNo,
    from: query.from,
    to: query.to,
    found: rows.length,
    isMasked: veil.isMasked,
  };
  await recordAudit(tx, ctx, {
    action: "VIEW",
    entity: "booking",
    entityKey: "list",
    after: shown,
    reason: veil.reason,
  });
  const players = await selectPlayersOf(
    tx,
    ctx.club.clubIdx,
    rows.map(({ bookingIdx }) => bookingIdx),
  );
  const names = await namesFor(tx, ctx);
  const list = rows.map((row) => rowOf(ctx, row, names, players, veil));
  return { list, total, page, size };
}

/**
 * One booking with everything that staff need, and its log; on record as a view of the booker's data. Persons are masked
 * without a reason. Throws 2001.
 */
export async function readOfficeBooking(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  unmaskReason: string | undefined,
): Promise<Detail> {
  const { clubIdx, zone } = ctx.club;
  const booking = await selectBooking(tx, clubIdx, bookingIdx);
  if (!booking) throw new ClubFailure("NOT_FOUND");
  const { memberIdx } = booking;
  const veil = veilFor(unmaskReason);
  const { isMasked, reason } = veil;
  const view = { entity: "booking", entityKey: bookingIdx, memberIdx, after: { isMasked }, reason };
  await recordAudit(tx, ctx, { action: "VIEW", ...view });
  const players = await selectPlayersOf(tx, clubIdx, [bookingIdx]);
  const names = await namesFor(tx, ctx);
  const logs = await selectLogs(tx, booking);
  const visits = await visitsOf(tx, booking);
  const { quote, couponIdx, changeCount, companionEdits, cancelReason, cancelText, compensation, memo } =
    booking;
  return {
    ...rowOf(ctx, booking, names, players, veil),
    quote,
    players: players.map((player) => playerOf(ctx, player, veil)),
    couponIdx,
    changeCount,
    companionEdits,
    freeCancelUntil: clubTimestamp(booking.freeCancelUntil, zone),
    noShowAfter: clubTimestamp(booking.noShowAfter, zone),
    graceUntil: booking.graceUntil && clubTimestamp(booking.graceUntil, zone),
    cancelAt: booking.cancelAt && clubTimestamp(booking.cancelAt, zone),
    cancelReason,
    cancelText,
    compensation,
    memo,
    visits: visits.map(({ visitIdx, memberIdx: visitor, state, checkInAt, total, paid }) => ({
      visitIdx,
      memberIdx: visitor,
      state,
      checkInAt: checkInAt && clubTimestamp(checkInAt, zone),
      total: wholeOrText(total),
      paid: wholeOrText(paid),
    })),
    logs: logs.map(({ logIdx, workCode, before, after, by, channel, at }) => ({
      logIdx,
      workCode,
      workName: names.works.get(workCode) ?? workCode,
      before,
      after,
      by,
      channel,
      at: clubTimestamp(at, zone),
    })),
  };
}

type Names = Record<"courses" | "states" | "works", ReadonlyMap<string, string>>;

async function namesFor(db: Database, ctx: Context): Promise<Names> {
  const { clubIdx } = ctx.club;
  return {
    courses: await codeNames(db, clubIdx, "courses", ctx.choice),
    states: await codeNames(db, clubIdx, "rsvStates", ctx.choice),
    works: await codeNames(db, clubIdx, "workCodes", ctx.choice),
  };
}

function rowOf(ctx: Context, row: Booking, names: Names, players: readonly BookingPlayer[], veil: Veil): Row {
  const { bookingIdx, rsvNo, sheetIdx, playDate, teeTime, courseCode, holeCode, playerCount, caddieMode } =
    row;
  const { reservationType, income, state, memberIdx, version } = row;
  const booker = players.find((player) => player.bookingIdx === bookingIdx && player.isBooker);
  return {
    bookingIdx,
    rsvNo,
    sheetIdx,
    playDate,
    teeTime,
    courseCode,
    courseName: names.courses.get(courseCode) ?? courseCode,
    holeCode,
    playerCount,
    caddieMode,
    reservationType,
    income,
    state,
    stateName: names.states.get(state) ?? state,
    memberIdx,
    bookerName: veil.name(booker?.name ?? ""),
    total: row.quote.total,
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    version,
  };
}

function playerOf(ctx: Context, player: BookingPlayer, veil: Veil): Detail["players"][number] {
  const { seq, isBooker, memberIdx, name, phoneNo, memberType, acceptedAt, checkedInAt } = player;
  return {
    seq,
    isBooker,
    memberIdx,
    name: veil.name(name),
    phoneNo: veil.phone(phoneNo),
    memberType,
    greenFee: wholeOrText(player.greenFee),
    isAccepted: isBooker || acceptedAt !== null,
    checkedInAt: checkedInAt && clubTimestamp(checkedInAt, ctx.club.zone),
  };
}
