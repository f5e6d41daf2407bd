import { setTimeout as pass } from "node:timers/promises";
import { atMost } from "../shared/rows.mjs";
import { addDesks, openWeb } from "./desk.mjs";
import { lostActions } from "./lost.mjs";

/** 20 desks on the sheet of one day of 148 times, each follows it as its screen does and acts every few seconds. */

const desks = 20;
const actionsPerDesk = 10;
const thinkMs = 4_000;
const sheetReads = 60;
const day = "2026-07-07";
const seenMs = 2_000;
const sheetPath = `/ops/tee-sheet?date=${day}`;

/** The marks of actions that a sheet shows: notes of slots, memos of bookings. */
const marksOf = ({ slots }) =>
  slots.flatMap(({ note, booking }) => [note, booking?.memo ?? ""]).filter(Boolean);

/** Follows the day until the others are done; `onShown` gets each mark when the desk shows it for the first time. */
async function follow(call, state, onShown) {
  const shown = new Set();
  const read = async () => {
    const { json } = await call("GET", sheetPath);
    state.sheet = json.data;
    for (const mark of marksOf(json.data)) {
      if (!shown.has(mark)) onShown(mark);
      shown.add(mark);
    }
  };
  await read();
  while (!state.isOver) {
    const { version } = state.sheet;
    const { json } = await call("GET", `/ops/tee-sheet/changes?date=${day}&known=${version}`);
    if (!json.result) throw new Error(`a desk could not follow: ${JSON.stringify(json.fail)}`);
    if (json.data.isChanged) await read();
  }
}

/** A note to a slot as the desk sees it, or a booking of a time that is free on its screen. */
function nextContext({ slots }, mark) {
  const free = slots.filter(({ display, booking }) => booking === null && display === "10");
  const of = (list) => list[Math.floor(Math.random() * list.length)];
  const isBooking = free.length > 20 && Math.random() < 0.4;
  const { sheetIdx, version } = of(isBooking ? free : slots);
  if (!isBooking)
    return ["PUT", "/ops/slots", { sheetIdxs: [sheetIdx], note: mark, seen: [{ sheetIdx, version }] }];
  const guest = { name: "Bench", phoneNo: null };
  const input = { sheetIdx, reservationType: "50", guest, playerCount: 4, caddieMode: "C", memo: mark };
  return ["POST", "/ops/bookings", input];
}

async function work(call, desk, state, actions) {
  for (let turn = 0; turn < actionsPerDesk; turn += 1) {
    await pass(thinkMs * (0.5 + Math.random()));
    const mark = `desk ${desk} act ${turn}`;
    const sentAt = performance.now();
    actions.set(mark, { desk, sentAt });
    const [method, path, body] = nextContext(state.sheet, mark);
    const { status, json } = await call(method, path, body);
    actions.set(mark, { desk, sentAt, status, isAccepted: json.result, isNote: method === "PUT", ...body });
  }
}

async function timesOfSheet(call) {
  const times = [];
  for (let turn = 0; turn < sheetReads; turn += 1) {
    const from = performance.now();
    await call("GET", sheetPath);
    times.push(performance.now() - from);
  }
  return times;
}

/** The value below which a share of some numbers lies, as a whole number. */
function percentile(numbers, share) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}

/** From the sending of an action to each of the other desks' showing it. */
function delaysOf(actions, shown) {
  return shown.flatMap(({ mark, desk, at }) => {
    const ctx = actions.get(mark);
    return ctx && ctx.desk !== desk && ctx.isAccepted ? [at - ctx.sentAt] : [];
  });
}

/** An action seen by another desk, what was lost, and the answer of a day's sheet. */
export async function measureDesks({ origin, pool }) {
  await addDesks(pool, desks);
  const web = openWeb(origin, desks * 3);
  const calls = [];
  for (let desk = 1; desk <= desks; desk += 1) calls.push(await web.signIn(desk));
  const { json } = await calls[0]("GET", sheetPath);
  const actions = new Map();
  const shown = [];
  const states = calls.map(() => ({ sheet: json.data, isOver: false }));
  const following = calls.map((call, desk) =>
    follow(call, states[desk], (mark) => shown.push({ mark, desk, at: performance.now() })),
  );
  await Promise.all(calls.map((call, desk) => work(call, desk, states[desk], actions)));
  // The last action is seen before the desks are closed.
  await pass(2 * seenMs);
  for (const state of states) state.isOver = true;
  await Promise.all(following);
  const times = await timesOfSheet(calls[0]);
  await web.close();
  const all = [...actions.values()];
  const accepted = all.filter(({ isAccepted }) => isAccepted);
  const delays = delaysOf(actions, shown);
  const unseen = accepted.length * (desks - 1) - delays.length;
  return [
    atMost(`acts accepted of ${all.length}, ${desks} desks`, accepted.length),
    atMost("an act seen by another desk, p50 (ms)", percentile(delays, 0.5)),
    atMost("an act seen by another desk, p95 (ms)", percentile(delays, 0.95), seenMs),
    atMost(`sightings missed of ${accepted.length * (desks - 1)} (written over before a look)`, unseen),
    atMost("lost updates", await lostActions(pool, actions), 0),
    atMost("answers 5xx", all.filter(({ status }) => status >= 500).length, 0),
    atMost(`sheet of ${json.data.slots.length} times, p50 (ms)`, percentile(times, 0.5)),
    atMost(`sheet of ${json.data.slots.length} times, p95 (ms)`, percentile(times, 0.95)),
  ];
}
