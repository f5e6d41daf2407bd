import { drawKey } from "@/lib/shared/draws/draw";
import { checkProof, type DrawRecord } from "@/lib/shared/draws/draw-proof";
import {
  type Application,
  freePool,
  inState,
  isAnnounced,
  type Moment,
  moments,
  placeOfWin,
  reservesInOrder,
} from "./draw-model";
import { drawPostIdx } from "./draw-world";
import { freed, storedBooking, storedEntry, sweep } from "./hand-on";
import { bookingOf, isWaiting, type Model, sell } from "./model";
import { inTurn, type Step, step } from "./step";
import type { World } from "./world";

/** All members are of one type and without a history, so that their weights are alike (domain.md 7.9.2). */
const weight = 1.5;

/** The clock comes to the next moment of the draw, an hour later: no hold lives so long, and every offer runs out. */
export function pass(): Step {
  return step(
    "pass()",
    ({ draw }) => draw.now < moments.last,
    async (model, world) => {
      model.draw.now = (model.draw.now + 1) as Moment;
      world.goTo(model.draw.now);
      for (const [person, sheetIdx] of model.held) model.lapsed.set(sheetIdx, person);
      model.held.clear();
    },
  );
}

/** The minute's jobs in the order of the server, a draw that is late as far as the clock allows. */
export function runJobs(): Step {
  return step(
    "jobs()",
    () => true,
    async (model, world) => {
      for (const [name, foretell] of Object.entries(foretold)) {
        await world.runJob(name);
        await foretell(model, world);
      }
    },
  );
}

export const advance = () => inTurn("advance()", ({ draw }) => draw.now < moments.last, [pass(), runJobs()]);

type Foretell = (model: Model, world: World) => Promise<void> | void;

/** Effect of each job on the model. */
const foretold: Record<string, Foretell> = {
  "offer-expire": async (model, world) => {
    const over = [...model.offered].filter(([, { since }]) => since < model.draw.now);
    const inOrder = over.sort(
      ([, one], [, other]) => one.since - other.since || one.waitingIdx - other.waitingIdx,
    );
    for (const [sheetIdx] of inOrder) {
      model.offered.delete(sheetIdx);
      world.seen.add("offer over");
      await freed(model, world, sheetIdx);
    }
  },
  "lock-sweep": async (model, world) => {
    for (const sheetIdx of [...model.lapsed.keys()].sort()) await sweep(model, world, sheetIdx);
  },
  "draw-open": ({ draw }) => {
    if (draw.state === "10") draw.state = "20";
  },
  "draw-close": ({ draw }) => {
    if (draw.state === "20" && draw.now >= moments.closing) draw.state = "30";
  },
  "draw-run": async (model, world) => {
    const { draw } = model;
    if (draw.state !== "30" || draw.now < moments.draw) return;
    draw.state = "40";
    await allot(model, world);
  },
  "draw-announce": async (model, world) => {
    const { draw } = model;
    if (draw.state !== "40" || draw.now < moments.announcement) return;
    draw.state = draw.now < moments.deadline ? "60" : "50";
    for (const win of inState(model, "20")) await announce(model, world, win);
    await promote(model, world);
    await expectProof(world);
  },
  "draw-confirm-end": async (model, world) => {
    if (!isAnnounced(model) || model.draw.state === "70") return;
    for (const win of inState(model, "20")) {
      if ((win.until ?? 0) > model.draw.now) continue;
      model.sold.delete(placeOfWin(model, win) ?? 0);
      win.state = "70";
      world.seen.add("win lapsed");
    }
    await promote(model, world);
  },
  "draw-release": async (model, world) => {
    const { draw } = model;
    if (!isAnnounced(model) || draw.state === "70" || draw.now < moments.release) return;
    const reserves = reservesInOrder(model);
    for (const reserve of reserves) {
      reserve.state = "50";
      if (!isWaiting(model, reserve.person)) model.queue.push(await storedEntry(world, reserve));
    }
    draw.state = "70";
    for (const { sheetIdx } of freePool(model)) await freed(model, world, sheetIdx);
    world.seen.add("released").add(reserves.length > 0 ? "reserve waits" : "nobody left");
  },
};

/**
 * The draw, computed a second time: in the order of the keys each applicant gets the first slot of the best course that
 * is left (both slots have one time), unless he plays that day already; everybody else is a reserve, numbered without a gap.
 */
async function allot(model: Model, world: World): Promise<void> {
  const entries = inState(model, "10");
  const keys = await Promise.all(entries.map(({ drawIdx }) => drawKey(model.draw.seed, drawIdx, weight)));
  const keyOf = new Map(entries.map((entry, place) => [entry, keys[place]?.key ?? 0]));
  const left = freePool(model);
  let reserveNo = 0;
  for (const entry of entries.sort((one, other) => (keyOf.get(one) ?? 0) - (keyOf.get(other) ?? 0))) {
    const [course] = entry.courses.filter((code) => left.some((slot) => slot.courseCode === code));
    if (course === undefined || bookingOf(model, entry.person) !== null) {
      reserveNo += 1;
      Object.assign(entry, { state: "40", reserveNo });
      world.seen.add("reserve");
    } else {
      const [won] = left.splice(
        left.findIndex((slot) => slot.courseCode === course),
        1,
      );
      Object.assign(entry, { state: "20", sheetIdx: won?.sheetIdx });
      world.seen.add("won");
    }
  }
}

/** A win becomes a booking, unless its winner has booked for that day meanwhile. */
async function announce(model: Model, world: World, win: Application): Promise<void> {
  if (bookingOf(model, win.person) === null) {
    await placeWin(model, world, win, moments.deadline);
  } else {
    win.state = "90";
    world.seen.add("win forfeited");
  }
}

/** Slots that came back go to the reserves: each to the first who wants it and plays at no other time that day. */
export async function promote(model: Model, world: World): Promise<void> {
  if (!isAnnounced(model) || model.draw.now >= moments.release) return;
  for (const slot of freePool(model)) {
    const reserve = reservesInOrder(model).find(
      ({ person, courses }) => courses.includes(slot.courseCode) && bookingOf(model, person) === null,
    );
    if (!reserve) continue;
    settleFormer(model, slot.sheetIdx);
    reserve.sheetIdx = slot.sheetIdx;
    await placeWin(model, world, reserve, moments.release);
    world.seen.add("promoted");
  }
}

async function placeWin(model: Model, world: World, win: Application, until: Moment): Promise<void> {
  const sheetIdx = win.sheetIdx ?? 0;
  const booked = await storedBooking(world, sheetIdx, win.person);
  sell(model, sheetIdx, booked);
  const state = model.draw.isManual ? "20" : "30";
  Object.assign(win, { state, bookingIdx: booked.bookingIdx, until });
}

/** Whoever won the slot before has moved his booking, which keeps the win, or has cancelled it, which ends it. */
function settleFormer(model: Model, sheetIdx: number): void {
  for (const former of inState(model, "20", "30")) {
    if (former.sheetIdx !== sheetIdx) continue;
    const place = placeOfWin(model, former);
    if (place === null) former.state = "60";
    else former.sheetIdx = place;
  }
}

/** The published proof computes to what was published. */
async function expectProof(world: World): Promise<void> {
  const { json } = await world.api.request("GET", `/ext/draws/${drawPostIdx}/proof`);
  expect(await checkProof({ ...json.data, beacon: null } as unknown as DrawRecord)).toEqual([]);
}
