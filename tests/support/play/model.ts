import { type DrawModel, type Moment, newDraw, poolSlotOf } from "./draw-model";
import type { Play, PoolSlot } from "./draw-world";
import type { Person } from "./world";

export type Booked = { person: Person; bookingIdx: number; version: number; coupon: number | null };
/** An entry of the waiting list; no courses is any course. Who does not agree to be booked at once is asked first. */
export type Entry = { person: Person; waitingIdx: number; courses: readonly string[]; agrees: boolean };

/** The model's state of the day: enough to foretell each answer. */
export type Model = {
  mode: Play["mode"];
  /** Per slot: its booking, or whom it is offered to and since when. */
  sold: Map<number, Booked>;
  offered: Map<number, Entry & { since: Moment }>;
  held: Map<Person, number>;
  /** Slots whose hold has run out and that nobody has looked at since, with who held them. */
  lapsed: Map<number, Person>;
  /** Slots that have been sold at any time: let go of, they go to the waiting list first (domain.md 8.1). */
  onceSold: Set<number>;
  /** Who waits, in order. */
  queue: Entry[];
  draw: DrawModel;
};

export const newModel = (play: Play, pool: readonly PoolSlot[]): Model => ({
  mode: play.mode,
  sold: new Map(),
  offered: new Map(),
  held: new Map(),
  lapsed: new Map(),
  onceSold: new Set(),
  queue: [],
  draw: newDraw(play, pool),
});

export function bookingOf(model: Model, person: Person): { sheetIdx: number; booked: Booked } | null {
  for (const [sheetIdx, booked] of model.sold) if (booked.person === person) return { sheetIdx, booked };
  return null;
}

export const holders = ({ held }: Model) => [...held.keys()];
export const bookers = ({ sold }: Model) => [...sold.values()].map(({ person }) => person);
export const waiters = ({ queue }: Model) => queue.map(({ person }) => person);
export const asked = ({ offered }: Model) => [...offered.values()].map(({ person }) => person);

export function sell(model: Model, sheetIdx: number, booked: Booked): void {
  model.sold.set(sheetIdx, booked);
  model.onceSold.add(sheetIdx);
}

export function holderOf(model: Model, sheetIdx: number): Person | null {
  for (const [person, held] of model.held) if (held === sheetIdx) return person;
  return null;
}

export function isWaiting(model: Model, person: Person): boolean {
  return [...model.queue, ...model.offered.values()].some((one) => one.person === person);
}

/** The first in the queue who wants such a slot, has not let go of it himself and does not play that morning already. */
export function nextInLine(model: Model, sheetIdx: number, releasedBy?: Person): Entry | undefined {
  const { courseCode } = poolSlotOf(model, sheetIdx) ?? { courseCode: "1" };
  return model.queue.find(
    ({ person, courses }) =>
      person !== releasedBy &&
      (courses.length === 0 || courses.includes(courseCode)) &&
      bookingOf(model, person) === null,
  );
}
