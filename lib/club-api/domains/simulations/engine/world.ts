import { bookingState } from "@/lib/contract/code-values/bookings";
import { forgetLimitState, type LimitState, type Round } from "./limit-state";
import type { Policy } from "./policy";
import type { MonthRecord, Request, SlotRecord } from "./record";

/** Why a request was not met. */
export const denials = [
  "TYPE",
  "OPENING",
  "SUSPENDED",
  "LIMIT",
  "CLASH",
  "QUOTA",
  "TAKEN",
  "WAITED",
  "LOST",
] as const;
export type Denial = (typeof denials)[number];

/** The outcome of a request: its slot, or why there is none. */
export type Outcome = {
  sheetIdx: number | null;
  denial: Denial | null;
  isFulfilled: boolean;
  fee: number | string;
  fine: number | string;
  suspensionDays: number;
};

/** The state of a replay at a moment. */
export type World = {
  policy: Policy;
  origin: Policy;
  zone: string;
  slots: ReadonlyMap<number, SlotRecord>;
  byDate: ReadonlyMap<string, readonly SlotRecord[]>;
  /** Who has a slot. */
  holders: Map<number, Request>;
  outcomes: Map<string, Outcome>;
  rounds: Map<number, Round[]>;
  limitStates: Map<number, LimitState>;
  roundOf: Map<string, Round>;
  suspensions: Map<number, { from: Date; to: Date }[]>;
  points: Map<number, { at: Date; point: number }[]>;
  queues: Map<string, Request[]>;
  reserves: Map<number, Request[]>;
};

/** The month before anybody asked for anything. */
export function newWorld(record: MonthRecord, policy: Policy, origin: Policy): World {
  const world: World = {
    policy,
    origin,
    zone: record.zone,
    slots: new Map(record.slots.map((slot) => [slot.sheetIdx, slot])),
    byDate: grouped(record.slots, (slot) => slot.playDate),
    holders: new Map(),
    outcomes: new Map(),
    rounds: grouped(record.outside, (round) => round.memberIdx),
    limitStates: new Map(),
    roundOf: new Map(),
    suspensions: grouped(record.suspensions, (suspension) => suspension.memberIdx),
    points: grouped(record.scored, (point) => point.memberIdx),
    queues: new Map(),
    reserves: new Map(),
  };
  return world;
}

/** Gives a slot to a request. */
export function grant(world: World, request: Request, slot: SlotRecord, at: Date): void {
  world.holders.set(slot.sheetIdx, request);
  const none = { denial: null, fee: 0, fine: 0, suspensionDays: 0 };
  world.outcomes.set(request.key, { ...none, sheetIdx: slot.sheetIdx, isFulfilled: true });
  if (request.memberIdx === null) return;
  const { playDate, dayType, teeTime, teeOff } = slot;
  const round: Round = {
    playDate,
    dayType,
    teeTime,
    teeOff,
    reservationType: request.reservationType,
    from: at,
    endAt: null,
    endState: bookingState.cancelled,
  };
  world.roundOf.set(request.key, round);
  listIn(world.rounds, request.memberIdx).push(round);
  forgetLimitState(world, request.memberIdx);
}

export function deny(world: World, request: Request, denial: Denial): void {
  const nothing = { sheetIdx: null, isFulfilled: false, fee: 0, fine: 0, suspensionDays: 0 };
  world.outcomes.set(request.key, { ...nothing, denial });
}

/** The list under a key, made when there is none. */
export function listIn<K, V>(lists: Map<K, V[]>, key: K): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

function grouped<V, K>(values: readonly V[], keyOf: (value: V) => K): Map<K, V[]> {
  const lists = new Map<K, V[]>();
  for (const value of values) listIn(lists, keyOf(value)).push(value);
  return lists;
}
