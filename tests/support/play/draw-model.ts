import type { Play, PoolSlot } from "./draw-world";
import type { Booked, Model } from "./model";
import type { Person } from "./world";

/** How many moments of the draw have passed; the last one is an hour behind it all. */
export type Moment = 0 | 1 | 2 | 3 | 4 | 5 | 6;
export const moments = { closing: 1, draw: 2, announcement: 3, deadline: 4, release: 5, last: 6 } as const;

/** An application with its state of domain.md 8.5. */
export type Application = {
  drawIdx: number;
  person: Person;
  state: "10" | "20" | "30" | "40" | "50" | "60" | "70" | "80" | "90";
  /** The courses that are wanted, the best first. */
  courses: readonly string[];
  sheetIdx: number | null;
  reserveNo: number | null;
  bookingIdx: number | null;
  /** The moment before which the win may be confirmed or declined. */
  until: Moment | null;
};

export type DrawModel = Pick<Play, "isManual" | "seed"> & {
  pool: readonly PoolSlot[];
  /** The model's clock; the post's state of domain.md 8.4 follows when its jobs run. */
  now: Moment;
  state: "10" | "20" | "30" | "40" | "50" | "60" | "70" | "90";
  /** By number; who applies again after a withdrawal has another one. */
  applications: Application[];
};

export const newDraw = ({ isManual, seed }: Play, pool: readonly PoolSlot[]): DrawModel => ({
  isManual,
  seed,
  pool,
  now: 0,
  state: "10",
  applications: [],
});

/** The latest application of a person, withdrawn or not. */
export function applicationOf({ draw }: Model, person: Person): Application | undefined {
  return draw.applications.findLast((application) => application.person === person);
}

export function poolSlotOf({ draw }: Model, sheetIdx: number): PoolSlot | undefined {
  return draw.pool.find((slot) => slot.sheetIdx === sheetIdx);
}

/** Applications are taken by the clock, whether or not the job has closed the post. */
export function isApplying({ draw }: Model): boolean {
  return ["10", "20"].includes(draw.state) && draw.now < moments.closing;
}

export function isAnnounced({ draw }: Model): boolean {
  return ["50", "60", "70"].includes(draw.state);
}

/** Whether a slot is the draw's: nobody holds it, and what is freed of it waits for the reserves. */
export function isKept(model: Model, sheetIdx: number): boolean {
  return poolSlotOf(model, sheetIdx) !== undefined && !["70", "90"].includes(model.draw.state);
}

/** Whether a winner's hold is on the slot: from the draw to the announcement. */
export function isDrawn({ draw }: Model, sheetIdx: number): boolean {
  return (
    draw.state === "40" && draw.applications.some((one) => one.state === "20" && one.sheetIdx === sheetIdx)
  );
}

/** The slots of the pool that can be won, in order. */
export function freePool(model: Model): PoolSlot[] {
  return model.draw.pool.filter(({ sheetIdx }) => !model.sold.has(sheetIdx));
}

export function isUnconfirmed({ draw }: Model, { bookingIdx }: Pick<Booked, "bookingIdx">): boolean {
  return draw.applications.some((one) => one.state === "20" && one.bookingIdx === bookingIdx);
}

/** Where the booking of a win stands now; null when it has ended. */
export function placeOfWin(model: Model, { bookingIdx }: Application): number | null {
  for (const [sheetIdx, booked] of model.sold) if (booked.bookingIdx === bookingIdx) return sheetIdx;
  return null;
}

/** Those in a state, in order of their number. */
export function inState({ draw }: Model, ...states: Application["state"][]): Application[] {
  return draw.applications.filter(({ state }) => states.includes(state));
}

export const applicants = ({ draw }: Model) => draw.applications.map(({ person }) => person);
export const winners = (model: Model) => inState(model, "20", "30").map(({ person }) => person);

export function reservesInOrder(model: Model): Application[] {
  return inState(model, "40").sort((one, other) => (one.reserveNo ?? 0) - (other.reserveNo ?? 0));
}
