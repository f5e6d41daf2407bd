import { setImmediate } from "node:timers/promises";
import type { BookingState } from "@/lib/contract/code-values/bookings";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { drawAgain } from "./draw";
import { isDraws, isFree, nearestFree, objection } from "./judge";
import { type Event, eventsOf } from "./order";
import { codeOfEnd, penalise } from "./penalise";
import type { Policy } from "./policy";
import type { MonthRecord, SlotRecord, Wish } from "./record";
import { join, release } from "./release";
import { forgetStanding } from "./standing";
import { deny, grant, newWorld, type Outcome, type World } from "./world";

/** After so many the process answers others. */
const eventsAtOnce = 200;

/**
 * What a month's demand would have come to under a policy. `origin` is the policy that the demand was made under: who came
 * for its openings comes for the policy's own. The same record, policy and seed give the same outcomes.
 */
export async function replay(
  record: MonthRecord,
  { policy, origin, seed }: { policy: Policy; origin: Policy; seed: string },
): Promise<ReadonlyMap<string, Outcome>> {
  const world = newWorld(record, policy, origin);
  for (const [place, event] of eventsOf(record, { policy, origin, seed }).entries()) {
    await settle(world, record, event);
    if (place % eventsAtOnce === 0) await setImmediate();
  }
  for (const wish of record.wishes) priceOf(world, wish);
  return world.outcomes;
}

async function settle(world: World, record: MonthRecord, event: Event): Promise<void> {
  switch (event.kind) {
    case "ASK":
      return ask(world, event.wish, event.at);
    case "WAIT":
      return join(world, event.wish, event.at);
    case "LEAVE":
      return leave(world, event.wish);
    case "MOVE":
      return move(world, record, event);
    case "END":
      return end(world, record, event.wish, event.at);
    case "DRAW": {
      const drawn = new Set(event.draw.input.entries.map(({ drawIdx }) => drawIdx));
      const wishes = record.wishes.filter(({ drawIdx }) => drawIdx !== null && drawn.has(drawIdx));
      return drawAgain(world, event.draw, wishes, event.at);
    }
  }
}

/** The wished slot, else the nearest free one of that part of the day. */
function ask(world: World, wish: Wish, at: Date): void {
  const slot = wish.sheetIdx === null ? undefined : world.slots.get(wish.sheetIdx);
  const denial = slot ? objection(world, wish, slot, at) : "TAKEN";
  const given = slot && denial === null ? givenFor(world, wish, slot, at) : null;
  if (given) grant(world, wish, given, at);
  else deny(world, wish, denial ?? "TAKEN");
}

function givenFor(world: World, wish: Wish, slot: SlotRecord, at: Date): SlotRecord | null {
  return isFree(world, slot) && !isDraws(slot, at) ? slot : nearestFree(world, wish, slot, at);
}

function leave(world: World, wish: Wish): void {
  const queue = world.queues.get(wish.playDate) ?? [];
  const place = queue.indexOf(wish);
  if (place >= 0) queue.splice(place, 1);
}

function move(world: World, record: MonthRecord, { wish, sheetIdx, at }: Event & { kind: "MOVE" }): void {
  const from = heldBy(world, wish);
  const to = world.slots.get(sheetIdx);
  if (!from || !to || from === to || !isFree(world, to)) return;
  world.holders.set(sheetIdx, wish);
  const outcome = world.outcomes.get(wish.key);
  if (outcome) outcome.sheetIdx = sheetIdx;
  const round = world.roundOf.get(wish.key);
  const { playDate, dayType, teeTime, teeOff } = to;
  if (round) Object.assign(round, { playDate, dayType, teeTime, teeOff });
  if (wish.memberIdx !== null) forgetStanding(world, wish.memberIdx);
  release(world, from, { at, isLate: false, draws: record.draws });
}

function end(world: World, record: MonthRecord, wish: Wish, at: Date): void {
  const slot = heldBy(world, wish);
  const outcome = world.outcomes.get(wish.key);
  if (!slot || !outcome || !wish.end) return;
  const code = codeOfEnd(world, slot, wish.end, at);
  outcome.isKept = false;
  const round = world.roundOf.get(wish.key);
  if (round) {
    round.endAt = at;
    round.endState = endState(wish, code);
    if (wish.memberIdx !== null) forgetStanding(world, wish.memberIdx);
  }
  if (code !== null) penalise(world, wish, slot, code, at);
  if (wish.end.by !== "NO_SHOW") release(world, slot, { at, isLate: code !== null, draws: record.draws });
}

function endState({ end: ended }: Wish, code: string | null): BookingState {
  if (ended?.by === "CLUB") return bookingState.clubCancelled;
  if (ended?.by === "NO_SHOW") return bookingState.noShow;
  return code === null ? bookingState.cancelled : bookingState.lateCancelled;
}

function heldBy(world: World, wish: Wish): SlotRecord | undefined {
  const outcome = world.outcomes.get(wish.key);
  const slot = outcome?.sheetIdx == null ? undefined : world.slots.get(outcome.sheetIdx);
  return slot && world.holders.get(slot.sheetIdx) === wish ? slot : undefined;
}

/** What the round costs that was kept. */
function priceOf(world: World, wish: Wish): void {
  const outcome = world.outcomes.get(wish.key);
  const slot = outcome?.sheetIdx == null ? undefined : world.slots.get(outcome.sheetIdx);
  if (outcome && slot && outcome.isKept) outcome.fee = world.policy.fee(slot, wish.party).total;
}
