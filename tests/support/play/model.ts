import type { Person } from "./world";

export type Booked = { person: Person; bookingIdx: number; version: number; coupon: number | null };

/** What the model believes of the day: enough to foretell each answer. */
export type Model = {
  mode: "AUTO" | "OFFER";
  /** Per slot: its booking, or whom it is offered to. */
  sold: Map<number, Booked>;
  offered: Map<number, { person: Person; waitingIdx: number }>;
  held: Map<Person, number>;
  /** Who waits, in order. */
  queue: { person: Person; waitingIdx: number }[];
};

export const newModel = (mode: Model["mode"]): Model => ({
  mode,
  sold: new Map(),
  offered: new Map(),
  held: new Map(),
  queue: [],
});

export function bookingOf(model: Model, person: Person): { sheetIdx: number; booked: Booked } | null {
  for (const [sheetIdx, booked] of model.sold) if (booked.person === person) return { sheetIdx, booked };
  return null;
}

export function holderOf(model: Model, sheetIdx: number): Person | null {
  for (const [person, held] of model.held) if (held === sheetIdx) return person;
  return null;
}

/** The first in the queue who does not play that morning already. */
export function nextInLine(model: Model) {
  return model.queue.find(({ person }) => bookingOf(model, person) === null);
}
