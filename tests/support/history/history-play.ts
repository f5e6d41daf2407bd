import { sql } from "drizzle-orm";
import type { Database } from "@/lib/club-api/db/database";
import { bookingBody } from "../../bench/api/client";
import { benchDate, firstMember, tokenOf } from "../../bench/api/scene";
import type { Answer, TestApi } from "../api";
import { type RaceScene, startRaceScene } from "../scenes/race-scene";
import { isExplained, type SlotCall, type SlotEvent } from "./history";
import { createRandom } from "./random";

/*
 * Concurrent members hold, book (some of them twice at once), release and cancel; what they asked and were answered is a
 * history that one seller of each slot could have given (checklist R-14). Some answers are lost on the way: of these the
 * history says only that they were asked.
 */

const memberCount = 10;
const slotCount = 5;
const takenCodes = [4111, 4201];

/** Two processes and an open day on which nothing but the slots themselves stops a member. */
export async function startHistoryScene(): Promise<RaceScene> {
  const scene = await startRaceScene(memberCount, benchDate);
  const { db } = scene.apis[0];
  await db.execute(sql`update policies set value1 = 'N' where code = 'C0230'`);
  await db.execute(sql`update policies set value3 = '99999999' where code = 'C0240'`);
  return scene;
}

/** Everything that a history has left is given back. */
export async function giveBack(db: Database): Promise<void> {
  await db.execute(sql`delete from slot_locks where kind = 'LOCK'`);
  await db.execute(sql`update bookings set state = '50' where play_date = ${benchDate} and state = '10'`);
}

/** The slots whose part of the history no order of the calls explains. */
export const unexplained = (log: Log) =>
  [...log].filter(([, events]) => !isExplained(events)).map(([sheetIdx]) => sheetIdx);
export const countOf = (log: Log, outcome: SlotEvent["outcome"]) =>
  [...log.values()].flat().filter((event) => event.outcome === outcome).length;

export type Log = Map<number, SlotEvent[]>;
type Send = (method: string, path: string, body: unknown) => Promise<Answer>;

/** One member's own view: what he holds and what he has booked. */
type Hand = { held: number | null; booked: { sheetIdx: number; bookingIdx: number; version: number } | null };
type Player = { member: number; hand: Hand; random: () => number; send: Send; log: Log };

const doubleTaps = 0.5;
const lostAnswers = 0.03;

type Part = { position: number; slots: readonly number[]; seed: number; calls: number; log: Log };

async function playMember(
  apis: readonly TestApi[],
  { position, slots, seed, calls, log }: Part,
): Promise<void> {
  const member = firstMember + position;
  const random = createRandom(seed);
  const hand: Hand = { held: null, booked: null };
  for (let turn = 0; turn < calls; turn += 1) {
    // Each call goes to the next of the processes, the second tap of a pair to the other one.
    let next = turn;
    const send: Send = (method, path, body) => {
      const api = apis[next % apis.length];
      next += 1;
      if (!api) throw new Error("no process");
      return api.request(method, path, { token: tokenOf(member), body });
    };
    await step({ member, hand, random, send, log }, slots);
  }
}

async function step(player: Player, slots: readonly number[]): Promise<void> {
  const { hand, random } = player;
  const dice = random();
  if (hand.booked && dice < 0.4) return cancel(player, hand.booked);
  if (hand.held !== null && dice < 0.75) return bookHeld(player, hand.held);
  if (hand.held !== null && dice < 0.85) return release(player, hand.held);
  const wanted = slots[Math.floor(random() * slots.length)] ?? 0;
  if (wanted !== hand.held) await hold(player, wanted);
}

async function hold(player: Player, sheetIdx: number): Promise<void> {
  const { member, hand, send } = player;
  const from = performance.now();
  const answer = await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const outcome = outcomeOf(answer);
  note(player, sheetIdx, { kind: "hold", member }, outcome, from);
  if (outcome !== "ok") return;
  // A hold elsewhere ends with it, in the same moment.
  if (hand.held !== null) note(player, hand.held, { kind: "release", member }, "ok", from);
  hand.held = sheetIdx;
}

async function release(player: Player, sheetIdx: number): Promise<void> {
  const from = performance.now();
  const answer = await player.send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { lock: false });
  requireDone(answer);
  note(player, sheetIdx, { kind: "release", member: player.member }, "ok", from);
  player.hand.held = null;
}

/** Books what is held, now and then with an impatient second tap that bears no key. */
async function bookHeld(player: Player, sheetIdx: number): Promise<void> {
  const { member, hand, random, send } = player;
  const taps = random() < doubleTaps ? 2 : 1;
  const answers = await Promise.all(
    Array.from({ length: taps }, async () => {
      const from = performance.now();
      const answer = await send("POST", "/reservation/booking", bookingBody(member, sheetIdx));
      return { from, answer };
    }),
  );
  for (const { from, answer } of answers) {
    // One round at a time: a second booking of the day clashes with the first, and the hold stays.
    if (answer.json.fail?.code === 4208) continue;
    const outcome = outcomeOf(answer);
    const { bookingIdx = null, version = 1 } = (answer.json.data ?? {}) as {
      bookingIdx?: number;
      version?: number;
    };
    note(player, sheetIdx, { kind: "book", member, booking: bookingIdx }, outcome, from);
    if (outcome === "ok" && bookingIdx !== null) hand.booked = { sheetIdx, bookingIdx, version };
    hand.held = null;
  }
}

async function cancel(
  player: Player,
  { sheetIdx, bookingIdx, version }: NonNullable<Hand["booked"]>,
): Promise<void> {
  const from = performance.now();
  const body = { bookingIdx, version, reasonCode: "C1", reasonText: "", agreePenalty: false };
  const answer = await player.send("DELETE", "/reservation/cancel", body);
  requireDone(answer);
  note(player, sheetIdx, { kind: "cancel", member: player.member, booking: bookingIdx }, "ok", from);
  player.hand.booked = null;
}

/** A busy club (503) did nothing, and would have done the same in any order. */
function outcomeOf({ json, status, text }: Answer): "ok" | "refused" | "unknown" {
  if (json.result) return "ok";
  if (status === 503) return "unknown";
  if (status === 200 && takenCodes.includes(json.fail?.code ?? 0)) return "refused";
  throw new Error(`an unexpected answer: ${status} ${text}`);
}

/** Writes the call down as the member saw it: a lost answer says nothing about what happened, nor about when. */
function note(
  { random, log }: Player,
  sheetIdx: number,
  call: SlotCall,
  told: SlotEvent["outcome"],
  from: number,
): void {
  const outcome = random() < lostAnswers ? "unknown" : told;
  log.set(sheetIdx, [...(log.get(sheetIdx) ?? []), { call, outcome, from, to: performance.now() }]);
}

/** One history: slots of its own, every member a sequence of calls that follows from the round. */
export async function playHistory(
  round: number,
  { slots: day, apis, calls }: Pick<RaceScene, "slots"> & { apis: readonly TestApi[]; calls: number },
): Promise<Log> {
  const first = (round * slotCount) % (day.length - slotCount);
  const slots = day.slice(first, first + slotCount);
  const log: Log = new Map();
  const seeds = Array.from({ length: memberCount }, (_, position) => round * 1000 + position + 1);
  await Promise.all(seeds.map((seed, position) => playMember(apis, { position, slots, seed, calls, log })));
  return log;
}

function requireDone({ json, status, text }: Answer): void {
  if (json.fail) throw new Error(`an unexpected refusal: ${status} ${text}`);
}
