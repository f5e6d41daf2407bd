import { bookingState } from "@/lib/contract/code-values/bookings";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { recordAudit } from "../../audit";
import { isSamePerson } from "../bookings/player-rules";
import type { Booking, BookingPlayer } from "../repository";
import { type Charge, deleteVisits, ensureVisit, updateVisits, type Visit } from "./visit-repository";

/** Whose visit it is: the booker's or an accepted member's by his number, any other companion's by his seat. */
type Visitor = Pick<Visit, "memberIdx" | "seat">;

/** A visit before anybody has come. */
export function visitOf(booking: Booking, { memberIdx, seat }: Visitor) {
  const { clubIdx, bookingIdx, playDate, teeTime, courseCode } = booking;
  return {
    clubIdx,
    bookingIdx,
    memberIdx,
    seat,
    playDate,
    teeTime,
    courseCode,
    charges: [],
    payMethods: [],
    state: "READY" as const,
  };
}

function visitorOf(booking: Booking, { seq, isBooker, memberIdx, acceptedAt }: BookingPlayer): Visitor {
  if (isBooker) return { memberIdx: booking.memberIdx, seat: null };
  return acceptedAt !== null && memberIdx !== null
    ? { memberIdx, seat: null }
    : { memberIdx: null, seat: seq };
}

/**
 * The party is another one now: who left gives back what he was given, on record; who is at the desk with the others is
 * there too. `before` are the players as they were.
 */
export async function followParty(
  tx: Database,
  ctx: Context,
  booking: Booking,
  { before, players }: { before: readonly BookingPlayer[]; players: readonly BookingPlayer[] },
): Promise<void> {
  const staying = players.filter((player) => isStillSeated(player, before));
  await dropVisits(tx, ctx, booking, staying);
  if (booking.state === bookingState.checkedIn) await beginVisits(tx, ctx, booking, players);
}

/** A companion without a round of his own is known by his seat alone: it must not have gone to somebody else. */
function isStillSeated(player: BookingPlayer, before: readonly BookingPlayer[]): boolean {
  const was = before.find(({ seq }) => seq === player.seq);
  if (!was) return false;
  // Nobody's name yet, or a guest's whom the desk has found to be a member: the one who is there.
  return was.name === "" || was.name === player.name || isSamePerson(was, player);
}

/** Forgets the visits of who is no longer in the party; what is settled stays. */
async function dropVisits(
  tx: Database,
  ctx: Context,
  booking: Booking,
  staying: readonly BookingPlayer[],
): Promise<void> {
  const gone = await deleteVisits(tx, booking, {
    except: staying.map((player) => visitorOf(booking, player)),
  });
  for (const { visitIdx, memberIdx, lockerNo, cartNo, bagTag } of gone) {
    if (lockerNo === null && cartNo === null && bagTag === null) continue;
    const before = { lockerNo, cartNo, bagTag };
    await recordAudit(tx, ctx, { action: "DELETE", entity: "visit", entityKey: visitIdx, before, memberIdx });
  }
}

/** Every player of the booking is at the desk. The booker's visit carries the bill of the party. */
export async function beginVisits(
  tx: Database,
  ctx: Context,
  booking: Booking,
  players: readonly BookingPlayer[],
): Promise<void> {
  const { clubIdx, bookingIdx } = booking;
  // Who took himself out after an undone check-in has a visit that waits.
  await dropVisits(tx, ctx, booking, players);
  for (const player of players) await ensureVisit(tx, visitOf(booking, visitorOf(booking, player)));
  const change = { state: "CHECKED_IN", checkInAt: ctx.now } as const;
  await updateVisits(tx, { clubIdx, bookingIdx, states: ["READY"] }, change);
}

/** The check-in was a mistake: the visits wait again, those by seat begin anew, and what was given out is free. */
export async function resetVisits(tx: Database, booking: Booking): Promise<void> {
  const { clubIdx, bookingIdx } = booking;
  await deleteVisits(tx, booking, { seatsOnly: true });
  await updateVisits(
    tx,
    { clubIdx, bookingIdx, states: ["CHECKED_IN", "PLAYING"] },
    { state: "READY", checkInAt: null, lockerNo: null, cartNo: null, bagTag: null },
  );
}

/** Nobody came. */
export async function missVisits(tx: Database, { clubIdx, bookingIdx }: Booking): Promise<void> {
  await updateVisits(tx, { clubIdx, bookingIdx, states: ["READY"] }, { state: "NO_SHOW" });
}

export type Bill = {
  charges: readonly Charge[];
  discount: string;
  total: string;
  paid: string;
  payMethods: readonly { method: string; amount: number | string }[];
  holesPlayed: number;
};

/** The round is over and paid for: the bill goes to the booker's visit, the others are settled with it. */
export async function settleVisits(tx: Database, ctx: Context, booking: Booking, bill: Bill): Promise<void> {
  const { clubIdx, bookingIdx, memberIdx } = booking;
  const { holesPlayed, charges, payMethods, ...amounts } = bill;
  const own = await ensureVisit(tx, visitOf(booking, { memberIdx, seat: null }));
  const isUnderWay = ["READY", "CHECKED_IN", "PLAYING"] as const;
  const settled = { state: "SETTLED", finishAt: ctx.now, holesPlayed } as const;
  await updateVisits(
    tx,
    { clubIdx, bookingIdx, states: isUnderWay, visitIdx: own.visitIdx },
    { ...settled, ...amounts, charges: [...charges], payMethods: [...payMethods] },
  );
  await updateVisits(tx, { clubIdx, bookingIdx, states: isUnderWay }, settled);
}
