import { bookingState } from "@/lib/contract/code-values/bookings";
import { failureKind } from "@/lib/contract/failures";
import type { CallOutput } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { actsAbout, bookingsTouched } from "../../domains/delegations";
import { findBooking, itemsOf, readBookings, readOfficeBooking } from "../../domains/reservations";
import type { Context, Delegate } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { readOwnBooking } from "../bookings/booking-reads";

type Bookings = CallOutput<"GET /my-reservation/bookings/{id}">;
type Item = Bookings["list"][number];
type Query = Parameters<typeof readBookings>[3];

/** Rounds that are to come; of what is over, no act needs anything. */
const upcoming = `${bookingState.booked},${bookingState.confirmed}`;

/** Who may change or cancel sees the member's coming rounds; who may only book, those that he booked himself. */
const seesAll = ({ acts }: Delegate) => acts.includes("CHANGE") || acts.includes("CANCEL");

/** The member's rounds as a delegate needs them: coming ones, without those that others booked. */
export async function readBookingsAsDelegate(
  db: Database,
  ctx: Context,
  delegate: Delegate,
  memberIdx: number,
  query: Query,
): Promise<Bookings> {
  if (query.role === "COMPANION") return { list: [], total: 0, page: query.page, size: query.size };
  const today = clubDate(ctx.now, ctx.club.zone);
  const from = query.from !== undefined && query.from > today ? query.from : today;
  const state = query.state || upcoming;
  if (!state.split(",").every((one) => upcoming.split(",").includes(one))) {
    return { list: [], total: 0, page: query.page, size: query.size };
  }
  const narrowed = { ...query, from, state };
  if (seesAll(delegate)) {
    const found = await readBookings(db, ctx, memberIdx, narrowed);
    return { ...found, list: found.list.map((item) => itemFor(delegate, item)) };
  }
  return ownBookings(db, ctx, delegate, memberIdx, narrowed);
}

async function ownBookings(
  db: Database,
  ctx: Context,
  delegate: Delegate,
  memberIdx: number,
  { from, to, page, size }: Query & { from: string },
): Promise<Bookings> {
  const { clubIdx } = ctx.club;
  const idxs = await bookingsTouched(db, { clubIdx, delegationIdx: delegate.delegationIdx });
  const rows = (await Promise.all(idxs.map((bookingIdx) => findBooking(db, clubIdx, bookingIdx)))).filter(
    (row) => row !== null,
  );
  const wanted = rows
    .filter(
      ({ playDate, state }) => playDate >= from && playDate <= (to ?? playDate) && upcoming.includes(state),
    )
    .toSorted((one, other) => one.playDate.localeCompare(other.playDate));
  const shown = wanted.slice((page - 1) * size, page * size);
  const list = (await itemsOf(db, ctx, shown, memberIdx)).map((item) => itemFor(delegate, item));
  return { list, total: wanted.length, page, size };
}

/** Removes actions that the permission does not cover; the names of the party are for a change of it alone. */
function itemFor<T extends Pick<Item, "players" | "canCancel" | "canChange">>(
  { acts }: Delegate,
  item: T,
): T {
  const mayChange = acts.includes("CHANGE");
  const players = item.players.map((player) =>
    player.isBooker || mayChange ? player : { ...player, name: "", companionRef: null },
  );
  const canCancel = item.canCancel && acts.includes("CANCEL");
  return { ...item, players, canCancel, canChange: item.canChange && mayChange };
}

/** One round as a delegate needs it, without the member's note to the club. Throws 2001 for a round that is not shown. */
export async function readBookingAsDelegate(
  db: Database,
  ctx: Context,
  delegate: Delegate,
  { memberIdx, bookingIdx }: { memberIdx: number; bookingIdx: number },
): Promise<CallOutput<"GET /ext/bookings/{id}">> {
  const found = await readOwnBooking(db, ctx, memberIdx, bookingIdx);
  const isComing = found.playDate >= clubDate(ctx.now, ctx.club.zone);
  const key = { clubIdx: ctx.club.clubIdx, delegationIdx: delegate.delegationIdx };
  const isTouched = (await bookingsTouched(db, key)).includes(bookingIdx);
  if (!isTouched && !(isComing && upcoming.includes(found.state) && seesAll(delegate))) {
    throw new ClubFailure("NOT_FOUND");
  }
  return { ...itemFor(delegate, found), memo: "" };
}

/** One round of the member's own, with what delegates did about it. */
export async function readBookingWithActs(
  db: Database,
  ctx: Context,
  memberIdx: number,
  bookingIdx: number,
): Promise<CallOutput<"GET /ext/bookings/{id}">> {
  const found = await readOwnBooking(db, ctx, memberIdx, bookingIdx);
  const delegateActs = await actsAbout(db, ctx, { entity: "booking", entityKey: bookingIdx });
  return { ...found, delegateActs };
}

/** One booking as the office sees it, with what delegates did about it; names are masked without a reason. */
export async function readOfficeBookingWithActs(
  tx: Database,
  ctx: Context,
  bookingIdx: number,
  unmaskReason: string | undefined,
): Promise<CallOutput<"GET /ops/bookings/{id}">> {
  const found = await readOfficeBooking(tx, ctx, bookingIdx, unmaskReason);
  const veil = veilFor(unmaskReason);
  const acts = await actsAbout(tx, ctx, { entity: "booking", entityKey: bookingIdx });
  return { ...found, delegateActs: acts.map((act) => ({ ...act, name: veil.name(act.name) })) };
}

type Counts = CallOutput<"GET /reservation/{a}/{b}/cnt">;
const suspended = failureKind("RSV_SUSPENDED").code;
const barred = failureKind("DLG_MEMBER").code;

/** Limits and what is left of them; that the member is suspended, and until when, is no delegate's business. */
export function countsForDelegate(counts: Counts): Counts {
  const reasons = counts.reasons.map((one) => (one.code === suspended ? { code: barred, until: null } : one));
  return { ...counts, reasons };
}

type DrawDetail = CallOutput<"GET /reservation/draw/posts/{a}/{b}">;

/** A draw without why the member may not take part, and without the weight, which tells of penalties and past draws. */
export function drawForDelegate(draw: DrawDetail): DrawDetail {
  if (!draw.eligibility) return draw;
  const { weightPreview: _weight, ...eligibility } = draw.eligibility;
  const reasons = eligibility.reasons.map((one) =>
    one.reason === "QUOTA" ? one : { code: barred, reason: "STATE" as const, until: null },
  );
  return { ...draw, eligibility: { ...eligibility, reasons } };
}
