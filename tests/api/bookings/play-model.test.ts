import fc from "fast-check";
import { forFile } from "../../support/for-file";
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
} from "../../support/play/commands";
import { apply, callOff, confirm, edit, type Input, leave, look } from "../../support/play/draw-commands";
import { advance, pass, runJobs } from "../../support/play/draw-jobs";
import { applicants, winners } from "../../support/play/draw-model";
import { asked, bookers, holders, newModel, waiters } from "../../support/play/model";
import { someone } from "../../support/play/step";
import { createWorld, people } from "../../support/play/world";

/*
 * Any order of holds, bookings, changes, cancellations, waiting, offers and of a draw from the first application to the
 * release: each answer is the one that the model foretells, and after every step the invariants hold (checklist R-05,
 *
 */

const world = await forFile(createWorld);

const person = fc.constantFrom(...people);
const place = fc.nat({ max: people.length - 1 });
const slot = fc.integer({ min: 0, max: 4 });
const slotOrHeld = fc.option(slot, { nil: null, freq: 1 });
const input = fc.constantFrom<Input>(0, 1, 2);
const takes = fc.tuple(person, slot).map(([who, which]) => take(who, which));
const applies = fc.tuple(person, input).map(([who, which]) => apply(who, which));
const by = (find: Parameters<typeof someone>[0], make: Parameters<typeof someone>[2]) =>
  place.map((which) => someone(find, which, make));
const steps = [
  takes,
  takes,
  takes,
  fc.tuple(person, slot).map(([who, which]) => hold(who, which)),
  fc.tuple(person, slotOrHeld, fc.boolean()).map(([who, which, withCoupon]) => book(who, which, withCoupon)),
  fc.tuple(place, slotOrHeld).map(([which, target]) => someone(bookers, which, (who) => change(who, target))),
  by(holders, release),
  by(bookers, cancel),
  by(bookers, cancel),
  person.map(wait),
  person.map(wait),
  by(waiters, stopWaiting),
  by(asked, (who) => answerOffer(who, "ACCEPT")),
  by(asked, (who) => answerOffer(who, "DECLINE")),
  applies,
  applies,
  fc.tuple(place, input).map(([which, other]) => someone(applicants, which, (who) => edit(who, other))),
  by(applicants, leave),
  by(winners, leave),
  by(applicants, confirm),
  by(winners, confirm),
  by(applicants, look),
  fc.constant(advance()),
  fc.constant(pass()),
  fc.constant(runJobs()),
  fc.constant(callOff()),
];

/** A day that is sold out, with somebody waiting: from here the waiting list and its offers come into play. */
const soldOut = [
  ...[hold(0, 0), take(1, 0), book(0, 0, false), take(1, 1), take(2, 2), wait(3), wait(4), wait(4)],
  ...[cancel(0), answerOffer(3, "DECLINE"), answerOffer(4, "ACCEPT"), wait(0), cancel(1)],
];

/** Five have applied for the two slots of the draw. The rest of the day is sold out, to one of them too; one waits. */
const applied = [
  ...[apply(0, 0), leave(0), apply(0, 0), apply(1, 1), apply(1, 0), apply(2, 2), apply(3, 1), edit(3, 0)],
  ...[apply(4, 1), take(4, 0), take(5, 1), take(6, 2), wait(3)],
];
/** The same when it is drawn and nobody has been told. */
const drawn = [...applied, advance(), apply(0, 0), leave(0), advance()];
/** The same when one winner has declined and another has confirmed. */
const winnerMay = (make: Parameters<typeof someone>[2]) => someone(winners, 0, make);
const announced = [...drawn, advance(), winnerMay(leave), winnerMay(confirm), winnerMay(confirm)];

/** Where plays begin, and whether winners have to confirm (C0370 v1). */
const starts = [
  { first: applied, isManual: false },
  { first: soldOut, isManual: true },
  { first: drawn, isManual: false },
  { first: announced, isManual: true },
];
/** Every play lives to the hour after the release of its draw. */
const ending = Array.from({ length: 6 }, advance);

const always = [
  ...["hold ok", "hold 4111", "hold 4201", "book ok", "book 4111", "change ok", "cancel ok"],
  ...["wait ok", "wait 4404", "handed on"],
  ...["apply ok", "apply 4501", "apply 4503", "edit ok", "withdrawn", "leave 4507", "won", "reserve"],
  ...["declined", "promoted", "confirm ok", "confirm 4506", "released", "reserve waits"],
];
const mustHappen = { AUTO: [...always, "wait 4401"], OFFER: [...always, "accept ok", "decline ok"] };
/** Events that need more than a few plays. */
const seldom = [
  ...["hold 4202", "hold handed on", "change 4210", "cancel 4301", "wait 4401", "offer over"],
  ...["edit 4501", "win forfeited", "win lapsed", "callOff ok", "callOff 4507", "nobody left"],
];
const seldomHappens = { AUTO: seldom, OFFER: [...seldom, "accept 4208", "accept 4405"] };
const manyRuns = 60;

const runs = Number(process.env.MODEL_RUNS ?? 4);

test.each(["AUTO", "OFFER"] as const)(
  "any order of steps keeps the promises (%s)",
  async (mode) => {
    world.seen.clear();
    const numRuns = Math.ceil(runs / starts.length);
    const plays = fc.commands(steps, { maxCommands: 60, size: "max" });
    const seeds = fc.stringMatching(/^[0-9a-f]{32}$/);
    for (const [position, { first, isManual }] of starts.entries()) {
      await fc.assert(
        fc.asyncProperty(seeds, plays, async (seed, commands) => {
          const play = { mode, isManual, seed };
          await world.clear(play);
          const setup = () => ({ model: newModel(play, world.pool), real: world });
          await fc.asyncModelRun(setup, [...first, ...commands, ...ending]);
        }),
        { numRuns, seed: 20_261_121 + position, endOnFailure: true, unbiased: true },
      );
    }
    if (process.env.SEEN) process.stderr.write(`${[...world.seen].sort().join(", ")}\n`);
    const expected = runs < manyRuns ? mustHappen[mode] : [...mustHappen[mode], ...seldomHappens[mode]];
    expect(expected.filter((one) => !world.seen.has(one))).toEqual([]);
  },
  60_000 + runs * 10_000,
);
