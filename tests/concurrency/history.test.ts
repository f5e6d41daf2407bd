import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { sql } from "drizzle-orm";
import { bookingBody } from "../bench/api/client";
import { benchDate, firstMember, tokenOf } from "../bench/api/scene";
import type { Answer } from "../support/api";
import { isExplained, type SlotCall, type SlotEvent } from "../support/history";
import { brokenRules } from "../support/invariants";
import { type RaceScene, startRaceScene } from "../support/race-scene";
import { createRandom } from "../support/random";

/*
 * Concurrent members hold, book, release and cancel; what they asked and were answered is a history that one seller
 * of each slot could have given (checklist R-14). `npm run check:history` runs 200 histories of 200 calls.
 */

const histories = Number(process.env.HISTORIES ?? 2);
const callsPerMember = Number(process.env.HISTORY_CALLS ?? 30);
const memberCount = 10;
const slotCount = 5;
const takenCodes = [4111, 4201];

let scene: RaceScene;

beforeAll(async () => {
  scene = await startRaceScene(memberCount, benchDate);
  const { db } = scene.apis[0];
  await db.execute(sql`update policies set value1 = 'N' where code = 'C0230'`);
  await db.execute(sql`update policies set value3 = '99999999' where code = 'C0240'`);
}, 60_000);
afterAll(() => scene.stop());

type Log = Map<number, SlotEvent[]>;

/** One member's own view: what he holds and what he has booked. */
type Hand = { held: number | null; booked: { sheetIdx: number; bookingIdx: number; version: number } | null };

async function playMember(position: number, slots: readonly number[], seed: number, log: Log): Promise<void> {
  const member = firstMember + position;
  const random = createRandom(seed);
  const hand: Hand = { held: null, booked: null };
  for (let turn = 0; turn < callsPerMember; turn += 1) {
    const api = scene.apis[turn % 2 === 0 ? 0 : 1];
    const send = (method: string, path: string, body: unknown) =>
      api.request(method, path, { token: tokenOf(member), body });
    await step(member, hand, slots, random, send, log);
  }
}

type Send = (method: string, path: string, body: unknown) => Promise<Answer>;

async function step(
  member: number,
  hand: Hand,
  slots: readonly number[],
  random: () => number,
  send: Send,
  log: Log,
) {
  const dice = random();
  if (hand.booked && dice < 0.4) return cancel(member, hand, hand.booked, send, log);
  if (hand.held !== null && dice < 0.75) return bookHeld(member, hand, hand.held, send, log);
  if (hand.held !== null && dice < 0.85) return release(member, hand, hand.held, send, log);
  const wanted = slots[Math.floor(random() * slots.length)] ?? 0;
  if (wanted !== hand.held) await hold(member, hand, wanted, send, log);
}

async function hold(member: number, hand: Hand, sheetIdx: number, send: Send, log: Log): Promise<void> {
  const from = performance.now();
  const answer = await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { clubCode: "MS01" });
  const outcome = outcomeOf(answer);
  note(log, sheetIdx, { kind: "hold", member }, outcome, from);
  if (outcome !== "ok") return;
  // A hold elsewhere ends with it, in the same moment.
  if (hand.held !== null) note(log, hand.held, { kind: "release", member }, "ok", from);
  hand.held = sheetIdx;
}

async function release(member: number, hand: Hand, sheetIdx: number, send: Send, log: Log): Promise<void> {
  const from = performance.now();
  const answer = await send("PUT", `/reservation/sheet/lock/${sheetIdx}`, { lock: false });
  expect(answer.json.fail).toBeUndefined();
  note(log, sheetIdx, { kind: "release", member }, "ok", from);
  hand.held = null;
}

async function bookHeld(member: number, hand: Hand, sheetIdx: number, send: Send, log: Log): Promise<void> {
  const from = performance.now();
  const answer = await send("POST", "/reservation/booking", bookingBody(member, sheetIdx));
  // One round at a time: a second booking of the day clashes with the first, and the hold stays.
  if (answer.json.fail?.code === 4208) return;
  const outcome = outcomeOf(answer);
  const { bookingIdx = null, version = 1 } = (answer.json.data ?? {}) as {
    bookingIdx?: number;
    version?: number;
  };
  note(log, sheetIdx, { kind: "book", member, booking: bookingIdx }, outcome, from);
  if (outcome === "ok" && bookingIdx !== null) hand.booked = { sheetIdx, bookingIdx, version };
  hand.held = null;
}

async function cancel(
  member: number,
  hand: Hand,
  { sheetIdx, bookingIdx, version }: NonNullable<Hand["booked"]>,
  send: Send,
  log: Log,
): Promise<void> {
  const from = performance.now();
  const body = { bookingIdx, version, reasonCode: "C1", reasonText: "", agreePenalty: false };
  const answer = await send("DELETE", "/reservation/cancel", body);
  expect(answer.json.fail).toBeUndefined();
  note(log, sheetIdx, { kind: "cancel", member, booking: bookingIdx }, "ok", from);
  hand.booked = null;
}

function outcomeOf({ json, status, text }: Answer): "ok" | "refused" {
  if (json.result) return "ok";
  if (status === 200 && takenCodes.includes(json.fail?.code ?? 0)) return "refused";
  throw new Error(`an unexpected answer: ${status} ${text}`);
}

function note(log: Log, sheetIdx: number, call: SlotCall, outcome: SlotEvent["outcome"], from: number): void {
  log.set(sheetIdx, [...(log.get(sheetIdx) ?? []), { call, outcome, from, to: performance.now() }]);
}

/** Slots of an own for each history, and everything that is left is given back. */
async function play(round: number): Promise<Log> {
  const { db } = scene.apis[0];
  await db.execute(sql`delete from slot_locks where kind = 'LOCK'`);
  await db.execute(sql`update bookings set state = '50' where play_date = ${benchDate} and state = '10'`);
  const first = (round * slotCount) % (scene.slots.length - slotCount);
  const slots = scene.slots.slice(first, first + slotCount);
  const log: Log = new Map();
  const seeds = Array.from({ length: memberCount }, (_, position) => round * 1000 + position + 1);
  await Promise.all(seeds.map((seed, position) => playMember(position, slots, seed, log)));
  return log;
}

test(
  `${histories} histories of concurrent members are explained by slots that are sold once`,
  async () => {
    let refusals = 0;
    for (let round = 0; round < histories; round += 1) {
      for (const [sheetIdx, events] of await play(round)) {
        expect({ round, sheetIdx, isExplained: isExplained(events) }).toEqual({
          round,
          sheetIdx,
          isExplained: true,
        });
        refusals += events.filter((event) => event.outcome === "refused").length;
      }
      expect(await brokenRules(scene.apis[0].db)).toEqual([]);
    }
    // The members really got in each other's way.
    expect(refusals).toBeGreaterThan(histories * 5);
  },
  30_000 + histories * 20_000,
);

test("a history with one slot sold twice is rejected", async () => {
  const log = await play(histories);
  const [events = []] = [...log.values()].filter((all) => all.some(isSale));
  const sale = events.find(isSale);
  if (!sale) throw new Error("nothing was sold");
  const twice: SlotEvent = {
    ...sale,
    call: { kind: "book", member: 1, booking: 1 },
    from: sale.to,
    to: sale.to + 0.001,
  };
  expect(isExplained([...events, twice])).toBe(false);
}, 60_000);

function isSale({ call, outcome }: SlotEvent): boolean {
  return call.kind === "book" && outcome === "ok";
}
