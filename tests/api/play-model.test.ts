import { afterAll, beforeAll, test } from "@jest/globals";
import fc from "fast-check";
import {
  answerOffer,
  book,
  cancel,
  change,
  hold,
  release,
  stopWaiting,
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
const steps = [
  fc.tuple(person, slot).map(([who, which]) => hold(who, which)),
  fc.tuple(person, slot, fc.boolean()).map(([who, which, withCoupon]) => book(who, which, withCoupon)),
  fc.tuple(person, slot).map(([who, which]) => change(who, which)),
  person.map(release),
  person.map(cancel),
  person.map(wait),
  person.map(stopWaiting),
  person.map((who) => answerOffer(who, "ACCEPT")),
  person.map((who) => answerOffer(who, "DECLINE")),
];

test.each(["AUTO", "OFFER"] as const)(
  "any order of steps keeps the promises (%s)",
  async (mode) => {
    const numRuns = Number(process.env.MODEL_RUNS ?? 15);
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: "max" }), async (commands) => {
        await world.clear(mode);
        await fc.asyncModelRun(() => ({ model: newModel(mode), real: world }), commands);
      }),
      { numRuns, seed: 20_261_121, endOnFailure: true },
    );
  },
  300_000,
);
