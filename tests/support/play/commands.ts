import { isDrawn, isKept, isUnconfirmed } from "./draw-model";
import { freed, letGo, storedBooking, sweep } from "./hand-on";
import { bookingOf, holderOf, isWaiting, type Model, sell } from "./model";
import { expectCode, type Step, step } from "./step";
import { band, input, type Person, playDate, type World } from "./world";

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
      if (holder !== null || model.offered.has(sheetIdx) || isDrawn(model, sheetIdx)) {
        return expectCode(answer, 4111);
      }
      if (isKept(model, sheetIdx)) return expectCode(answer, 4202);
      await sweep(model, world, sheetIdx);
      if (model.sold.has(sheetIdx)) return expectCode(answer, 4201);
      if (model.offered.has(sheetIdx)) return expectCode(answer, 4111);
      expectCode(answer, null);
      await leaveHold(model, world, person);
      model.held.set(person, sheetIdx);
    },
  );
}

/** The one hold of a person ends, be it alive or not, since he lets go of it. */
async function leaveHold(model: Model, world: World, person: Person): Promise<void> {
  const [lapsed] = [...model.lapsed].find(([, holder]) => holder === person) ?? [];
  const left = model.held.get(person) ?? lapsed;
  if (left === undefined) return;
  model.held.delete(person);
  model.lapsed.delete(left);
  await letGo(model, world, left, person);
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
      await leaveHold(model, world, person);
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
        input(person, sheetIdx, { couponIdx }),
      );
      if (model.held.get(person) !== sheetIdx) return expectCode(answer, 4111);
      if (bookingOf(model, person)) return expectCode(answer, 4208);
      expectCode(answer, null);
      const { bookingIdx, version } = answer.json.data as { bookingIdx: number; version: number };
      model.held.delete(person);
      sell(model, sheetIdx, { person, bookingIdx, version, coupon: couponIdx });
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
      const body = input(person, sheetIdx, { bookingIdx, version, couponIdx: own.booked.coupon });
      const answer = await world.send(person, "POST", "/reservation/booking", body);
      if (isUnconfirmed(model, own.booked)) return expectCode(answer, 4210);
      if (model.held.get(person) !== sheetIdx) return expectCode(answer, 4111);
      expectCode(answer, null);
      model.held.delete(person);
      model.sold.delete(own.sheetIdx);
      const data = answer.json.data as { version: number };
      sell(model, sheetIdx, { ...own.booked, version: data.version });
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
      const answer = await world.send(person, "DELETE", "/reservation/cancel", body);
      if (isUnconfirmed(model, own.booked)) return expectCode(answer, 4301);
      expectCode(answer, null);
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
      if (isWaiting(model, person)) return expectCode(answer, 4404);
      if (hasFreeSlot(model, world)) return expectCode(answer, 4401);
      expectCode(answer, null);
      const { waitingIdx } = answer.json.data as { waitingIdx: number };
      model.queue.push({ person, waitingIdx, courses: [], agrees: true });
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
      if (offer && offer.since < model.draw.now) return expectCode(answer, 4405);
      if (action === "ACCEPT" && bookingOf(model, person)) return expectCode(answer, 4208);
      expectCode(answer, null);
      model.offered.delete(sheetIdx);
      if (action === "DECLINE") return freed(model, world, sheetIdx);
      sell(model, sheetIdx, await storedBooking(world, sheetIdx, person));
    },
  );
}

function hasFreeSlot(model: Model, world: World): boolean {
  return world.slots.some(
    (sheetIdx) =>
      !model.sold.has(sheetIdx) &&
      !model.offered.has(sheetIdx) &&
      !isKept(model, sheetIdx) &&
      holderOf(model, sheetIdx) === null,
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
