import { afterAll, beforeAll, expect, test } from "@jest/globals";
import fc from "fast-check";
import {
  answerOffer,
  book,
  cancel,
  change,
  hold,
  release,
  stopWaiting,
  take,
  wait,
} from "../support/play/commands";
import { newModel } from "../support/play/model";
import { createWorld, people, type World } from "../support/play/world";

/*
 * Any order of holds, bookings, changes, cancellations, waiting and offers: each answer is the one that the model
 * foretells, and after every step the invariants hold (checklist ).
 */

let world: World;
beforeAll(async () => {
  world = await createWorld();
}, 60_000);
afterAll(() => world.api.close());

const person = fc.constantFrom(...people);
const slot = fc.integer({ min: 0, max: 2 });
const slotOrHeld = fc.option(slot, { nil: null, freq: 1 });
const takes = fc.tuple(person, slot).map(([who, which]) => take(who, which));
const steps = [
  takes,
  takes,
  takes,
  fc.tuple(person, slot).map(([who, which]) => hold(who, which)),
  fc.tuple(person, slotOrHeld, fc.boolean()).map(([who, which, withCoupon]) => book(who, which, withCoupon)),
  fc.tuple(person, slotOrHeld).map(([who, which]) => change(who, which)),
  person.map(release),
  person.map(cancel),
  person.map(wait),
  person.map(wait),
  person.map(stopWaiting),
  person.map((who) => answerOffer(who, "ACCEPT")),
  person.map((who) => answerOffer(who, "DECLINE")),
];

/** A day that is sold out, with somebody waiting: from here the waiting list and its offers come into play. */
const soldOut = [
  ...[take(0, 0), take(1, 1), take(2, 2), wait(3), wait(4)],
  ...[cancel(0), answerOffer(3, "DECLINE")],
];

const always = [
  "hold ok",
  "hold 4111",
  "hold 4201",
  "book ok",
  "book 4111",
  "change ok",
  "cancel ok",
  "wait ok",
];
const mustHappen = {
  AUTO: [...always, "wait 4401", "wait 4404", "handed on"],
  OFFER: [...always, "handed on", "accept ok", "decline ok"],
};

test.each(["AUTO", "OFFER"] as const)(
  "any order of steps keeps the promises (%s)",
  async (mode) => {
    world.seen.clear();
    const numRuns = Number(process.env.MODEL_RUNS ?? 4);
    const plays = fc.commands(steps, { maxCommands: 60, size: "max" });
    await fc.assert(
      fc.asyncProperty(fc.boolean(), plays, async (isSoldOut, commands) => {
        await world.clear(mode);
        const all = isSoldOut ? [...soldOut, ...commands] : commands;
        await fc.asyncModelRun(() => ({ model: newModel(mode), real: world }), all);
      }),
      { numRuns, seed: 20_261_121, endOnFailure: true },
    );
    expect(mustHappen[mode].filter((one) => !world.seen.has(one))).toEqual([]);
  },
  300_000,
);
