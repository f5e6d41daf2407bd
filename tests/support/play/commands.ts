import { expect } from "@jest/globals";
import { sql } from "drizzle-orm";
import type fc from "fast-check";
import type { Answer } from "../api";
import { bookingOf, holderOf, type Model, nextInLine } from "./model";
import { band, memberOf, type Person, playDate, type World, wish } from "./world";

type Step = fc.AsyncCommand<Model, World, boolean>;

/** One step: what it foretells, done in the world, and the rules checked behind it. */
function step(
  name: string,
  may: (model: Model) => boolean,
  run: (model: Model, world: World) => Promise<void>,
): Step {
  return {
    check: may,
    run: async (model, world) => {
      const [kind = ""] = name.split("(");
      const send: World["send"] = async (...call) => {
        const answer = await world.send(...call);
        world.seen.add(`${kind} ${answer.json.fail?.code ?? "ok"}`);
        return answer;
      };
      await run(model, { ...world, send });
      await world.check();
    },
    toString: () => name,
  };
}

/** The answer is the foretold one: a success (null) or a refusal with this code. */
function expectCode({ status, json, text }: Answer, code: number | null): void {
  expect({ status, code: json.fail?.code ?? null, text }).toEqual({ status: 200, code, text });
}

export function hold(person: Person, slot: number): Step {
  return step(
    `hold(${person}, ${slot})`,
    () => true,
    async (model, world) => {
      const sheetIdx = world.slots[slot] ?? 0;
      if (model.held.get(person) === sheetIdx) return;
      const answer = await world.send(person, "PUT", `/reservation/sheet/lock/${sheetIdx}`, {
        clubCode: "MS01",
      });
      const holder = holderOf(model, sheetIdx);
      if (model.sold.has(sheetIdx)) return expectCode(answer, 4201);
      if (holder !== null || model.offered.has(sheetIdx)) return expectCode(answer, 4111);
      expectCode(answer, null);
      model.held.set(person, sheetIdx);
    },
  );
}

export function release(person: Person): Step {
  return step(
    `release(${person})`,
    (model) => model.held.has(person),
    async (model, world) => {
      const answer = await world.send(person, "PUT", `/reservation/sheet/lock/${model.held.get(person)}`, {
        lock: false,
      });
      expectCode(answer, null);
      model.held.delete(person);
    },
  );
}

/** The slot of that number, or the one that the person holds. */
function meant(model: Model, world: World, person: Person, slot: number | null): number {
  return (slot === null ? model.held.get(person) : world.slots[slot]) ?? world.slots[0] ?? 0;
}

export function book(person: Person, slot: number | null, withCoupon: boolean): Step {
  return step(
    `book(${person}, ${slot ?? "held"}${withCoupon ? ", coupon" : ""})`,
    () => true,
    async (model, world) => {
      const sheetIdx = meant(model, world, person, slot);
      const couponIdx = withCoupon ? (world.coupons[person] ?? null) : null;
      const answer = await world.send(
        person,
        "POST",
        "/reservation/booking",
        wish(person, sheetIdx, { couponIdx }),
      );
      if (model.held.get(person) !== sheetIdx) return expectCode(answer, 4111);
      if (bookingOf(model, person)) return expectCode(answer, 4208);
      expectCode(answer, null);
      const { bookingIdx, version } = answer.json.data as { bookingIdx: number; version: number };
      model.held.delete(person);
      model.sold.set(sheetIdx, { person, bookingIdx, version, coupon: couponIdx });
    },
  );
}

export function change(person: Person, slot: number | null): Step {
  return step(
    `change(${person}, ${slot ?? "held"})`,
    (model) => bookingOf(model, person) !== null,
    async (model, world) => {
      const own = bookingOf(model, person);
      const sheetIdx = meant(model, world, person, slot);
      if (!own || own.sheetIdx === sheetIdx) return;
      const { bookingIdx, version } = own.booked;
      const body = wish(person, sheetIdx, { bookingIdx, version, couponIdx: own.booked.coupon });
      const answer = await world.send(person, "POST", "/reservation/booking", body);
      if (model.held.get(person) !== sheetIdx) return expectCode(answer, 4111);
      expectCode(answer, null);
      model.held.delete(person);
      model.sold.delete(own.sheetIdx);
      const data = answer.json.data as { version: number };
      model.sold.set(sheetIdx, { ...own.booked, version: data.version });
      await freed(model, world, own.sheetIdx);
    },
  );
}

export function cancel(person: Person): Step {
  return step(
    `cancel(${person})`,
    (model) => bookingOf(model, person) !== null,
    async (model, world) => {
      const own = bookingOf(model, person);
      if (!own) return;
      const { bookingIdx, version } = own.booked;
      const body = { bookingIdx, version, reasonCode: "C1", reasonText: "", agreePenalty: false };
      expectCode(await world.send(person, "DELETE", "/reservation/cancel", body), null);
      model.sold.delete(own.sheetIdx);
      await freed(model, world, own.sheetIdx);
    },
  );
}

export function wait(person: Person): Step {
  return step(
    `wait(${person})`,
    () => true,
    async (model, world) => {
      const answer = await world.send(person, "POST", "/reservation/waitings", {
        clubCode: "MS01",
        playDate,
        standbyTimeCodes: [band],
        courseCodes: [],
        playerCount: 4,
        caddieMode: "C",
        agreeAutoAssign: true,
        memo: "",
      });
      const isWaiting = [...model.queue, ...model.offered.values()].some((one) => one.person === person);
      if (isWaiting) return expectCode(answer, 4404);
      if (
        model.sold.size + model.offered.size + model.held.size < world.slots.length &&
        hasFreeSlot(model, world)
      ) {
        return expectCode(answer, 4401);
      }
      expectCode(answer, null);
      model.queue.push({ person, waitingIdx: (answer.json.data as { waitingIdx: number }).waitingIdx });
    },
  );
}

export function stopWaiting(person: Person): Step {
  const isQueued = (model: Model) => model.queue.some((one) => one.person === person);
  return step(`stopWaiting(${person})`, isQueued, async (model, world) => {
    const place = model.queue.find((one) => one.person === person);
    expectCode(await world.send(person, "DELETE", `/reservation/waitings/${place?.waitingIdx}`), null);
    model.queue = model.queue.filter((one) => one.person !== person);
  });
}

export function answerOffer(person: Person, action: "ACCEPT" | "DECLINE"): Step {
  const offerTo = (model: Model) => [...model.offered].find(([, offer]) => offer.person === person);
  return step(
    `${action.toLowerCase()}(${person})`,
    (model) => offerTo(model) !== undefined,
    async (model, world) => {
      const [sheetIdx = 0, offer] = offerTo(model) ?? [];
      const body = { waitingIdx: offer?.waitingIdx, action };
      const answer = await world.send(person, "POST", "/reservation/waitings", body);
      if (action === "ACCEPT" && bookingOf(model, person)) return expectCode(answer, 4208);
      expectCode(answer, null);
      model.offered.delete(sheetIdx);
      if (action === "DECLINE") return freed(model, world, sheetIdx);
      model.sold.set(sheetIdx, await storedBooking(world, sheetIdx));
    },
  );
}

/** Foretells where a freed slot goes, and finds it there. */
async function freed(model: Model, world: World, sheetIdx: number): Promise<void> {
  const next = nextInLine(model);
  if (!next) return;
  model.queue = model.queue.filter((one) => one !== next);
  world.seen.add("handed on");
  if (model.mode === "OFFER") {
    model.offered.set(sheetIdx, next);
    return;
  }
  const booked = await storedBooking(world, sheetIdx);
  expect(booked.person).toBe(next.person);
  model.sold.set(sheetIdx, booked);
}

async function storedBooking(world: World, sheetIdx: number) {
  const rows = await world.api.db
    .select({
      bookingIdx: sql<number>`booking_idx`,
      version: sql<number>`version`,
      member: sql<number>`member_idx`,
    })
    .from(sql`bookings`)
    .where(sql`sheet_idx = ${sheetIdx} and state = '10'`);
  const [row] = rows;
  if (!row) throw new Error(`slot ${sheetIdx} was freed and not handed on`);
  return {
    person: (row.member - memberOf(0)) as Person,
    bookingIdx: row.bookingIdx,
    version: row.version,
    coupon: null,
  };
}

function hasFreeSlot(model: Model, world: World): boolean {
  return world.slots.some(
    (sheetIdx) =>
      !model.sold.has(sheetIdx) && !model.offered.has(sheetIdx) && holderOf(model, sheetIdx) === null,
  );
}

/** Holds a slot and goes on at once, as most members do: to a booking, or to the new time of a booking. */
export function take(person: Person, slot: number): Step {
  const onward = { book: book(person, slot, false), change: change(person, slot) };
  return {
    check: () => true,
    run: async (model, world) => {
      const kind = bookingOf(model, person) === null ? "book" : "change";
      await hold(person, slot).run(model, world);
      await onward[kind].run(model, world);
    },
    toString: () => `take(${person}, ${slot})`,
  };
}
