import { setImmediate } from "node:timers/promises";
import { type BookingState, bookingState } from "@/lib/contract/code-values/bookings";
import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import { cancelStageAt, stagePenaltyCodes } from "@/lib/shared/bookings/cancel-stage";
import { drawAgain } from "./draw";
import { isDraws, isFree, nearestFree, objection } from "./judge";
import { forgetLimitState } from "./limit-state";
import { type Event, eventsOf } from "./order";
import type { Policy } from "./policy";
import type { MonthRecord, Request, RequestEnd, SlotRecord } from "./record";
import { join, release } from "./release";
import { deny, grant, listIn, newWorld, type Outcome, type World } from "./world";

/** The penalty code of an end under the policy; null is free. */
export function codeOfEnd(world: World, slot: SlotRecord, end: RequestEnd, at: Date): PenaltyKind | null {
  if (end.by === "CLUB" || (end.by === "MEMBER" && end.isFree)) return null;
  if (end.by === "NO_SHOW") return stagePenaltyCodes.L4;
  return stagePenaltyCodes[cancelStageAt(slot, world.policy.cancel, at, world.zone)];
}

/** Fine, suspension and points of an end. What the club waived costs nothing; a fine that was paid ends its suspension then. */
export function penalise(
  world: World,
  request: Request,
  slot: SlotRecord,
  code: PenaltyKind,
  at: Date,
): void {
  const { policy } = world;
  const terms = policy.terms(code);
  const outcome = world.outcomes.get(request.key);
  if (!terms || !outcome || !request.end || request.end.isWaived || request.memberIdx === null) return;
  const { penaltyBase } = policy.fee(slot, request.party);
  outcome.fine = policy.fine(penaltyBase, terms.percent);
  const spans = listIn(world.suspensions, request.memberIdx);
  const currentEnd = spans.reduce<Date | null>(
    (end, { to }) => (to > at && (end === null || to > end) ? to : end),
    null,
  );
  const { suspendFrom: from, suspendTo } = policy.suspension(terms.days, currentEnd, at);
  const { paidAt } = request.end;
  const to = paidAt !== null && paidAt < suspendTo && Number(outcome.fine) > 0 ? paidAt : suspendTo;
  if (to > from) spans.push({ from, to });
  outcome.suspensionDays = terms.days;
  const points = listIn(world.points, request.memberIdx);
  points.push({ at, point: terms.points });
  const pointsEnd = policy.pointsEnd(points);
  if (terms.points > 0 && pointsEnd !== null && pointsEnd > at) spans.push({ from: at, to: pointsEnd });
}

/** After so many the process answers others. */
const eventsAtOnce = 200;

/**
 * Replays a month's demand under a policy. `origin` is the policy that the demand was made under: requests made at
 * its openings move to the policy's openings. The same record, policy and seed give the same outcomes.
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
  for (const request of record.requests) priceOf(world, request);
  return world.outcomes;
}

async function settle(world: World, record: MonthRecord, event: Event): Promise<void> {
  switch (event.kind) {
    case "ASK":
      return ask(world, event.request, event.at);
    case "WAIT":
      return join(world, event.request, event.at);
    case "LEAVE":
      return leave(world, event.request);
    case "MOVE":
      return move(world, record, event);
    case "END":
      return end(world, record, event.request, event.at);
    case "DRAW": {
      const drawn = new Set(event.draw.input.entries.map(({ drawIdx }) => drawIdx));
      const requests = record.requests.filter(({ drawIdx }) => drawIdx !== null && drawn.has(drawIdx));
      return drawAgain(world, event.draw, requests, event.at);
    }
  }
}

/** The requested slot, else the nearest free one of that part of the day. */
function ask(world: World, request: Request, at: Date): void {
  const slot = request.sheetIdx === null ? undefined : world.slots.get(request.sheetIdx);
  const denial = slot ? objection(world, request, slot, at) : "TAKEN";
  const given = slot && denial === null ? givenFor(world, request, slot, at) : null;
  if (given) grant(world, request, given, at);
  else deny(world, request, denial ?? "TAKEN");
}

function givenFor(world: World, request: Request, slot: SlotRecord, at: Date): SlotRecord | null {
  return isFree(world, slot) && !isDraws(slot, at) ? slot : nearestFree(world, request, slot, at);
}

function leave(world: World, request: Request): void {
  const queue = world.queues.get(request.playDate) ?? [];
  const place = queue.indexOf(request);
  if (place >= 0) queue.splice(place, 1);
}

function move(world: World, record: MonthRecord, { request, sheetIdx, at }: Event & { kind: "MOVE" }): void {
  const from = heldBy(world, request);
  const to = world.slots.get(sheetIdx);
  if (!from || !to || from === to || !isFree(world, to)) return;
  world.holders.set(sheetIdx, request);
  const outcome = world.outcomes.get(request.key);
  if (outcome) outcome.sheetIdx = sheetIdx;
  const round = world.roundOf.get(request.key);
  const { playDate, dayType, teeTime, teeOff } = to;
  if (round) Object.assign(round, { playDate, dayType, teeTime, teeOff });
  if (request.memberIdx !== null) forgetLimitState(world, request.memberIdx);
  release(world, from, { at, isLate: false, draws: record.draws });
}

function end(world: World, record: MonthRecord, request: Request, at: Date): void {
  const slot = heldBy(world, request);
  const outcome = world.outcomes.get(request.key);
  if (!slot || !outcome || !request.end) return;
  const code = codeOfEnd(world, slot, request.end, at);
  outcome.isFulfilled = false;
  const round = world.roundOf.get(request.key);
  if (round) {
    round.endAt = at;
    round.endState = endState(request, code);
    if (request.memberIdx !== null) forgetLimitState(world, request.memberIdx);
  }
  if (code !== null) penalise(world, request, slot, code, at);
  if (request.end.by !== "NO_SHOW") release(world, slot, { at, isLate: code !== null, draws: record.draws });
}

function endState({ end: ended }: Request, code: string | null): BookingState {
  if (ended?.by === "CLUB") return bookingState.clubCancelled;
  if (ended?.by === "NO_SHOW") return bookingState.noShow;
  return code === null ? bookingState.cancelled : bookingState.lateCancelled;
}

function heldBy(world: World, request: Request): SlotRecord | undefined {
  const outcome = world.outcomes.get(request.key);
  const slot = outcome?.sheetIdx == null ? undefined : world.slots.get(outcome.sheetIdx);
  return slot && world.holders.get(slot.sheetIdx) === request ? slot : undefined;
}

/** Sets the price of the round that was played. */
function priceOf(world: World, request: Request): void {
  const outcome = world.outcomes.get(request.key);
  const slot = outcome?.sheetIdx == null ? undefined : world.slots.get(outcome.sheetIdx);
  if (outcome && slot && outcome.isFulfilled) outcome.fee = world.policy.fee(slot, request.party).total;
}
