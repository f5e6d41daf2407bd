/** A booking call under its `Idempotency-Key`. */
export type SentCall = {
  member: number;
  key: string;
  sheetIdx: number;
  state: "open" | "booked" | "refused";
};
type Step = "booked" | "cancelling" | "cancelled";

/** Answers to members: each call that they sent, and the last word on each booking. */
export class Ledger {
  readonly calls: SentCall[] = [];
  readonly told = new Map<number, Step>();
  /** Bookings that one key was answered with: more than one is a double effect. */
  readonly byKey = new Map<string, Set<number>>();
  /** Notices whose creation was acknowledged, and what they are called; false when they were deleted since. */
  readonly notices = new Map<number, { title: string; isThere: boolean; toldAt: number }>();

  /** Notices that were published, each with a file. */
  published = 0;
  /** Calls that were booked and were refused when they were sent again. */
  readonly changed: string[] = [];

  /** Bookings that went with a database that was lost: nobody is told of them any more. */
  readonly #gone = new Set<number>();

  /** The database is another one from now on; what was told of the old one counts no more. */
  forget(): void {
    for (const idx of this.told.keys()) this.#gone.add(idx);
    this.byKey.clear();
    this.notices.clear();
    this.calls.length = 0;
  }

  /** The last word on each booking of this database. */
  lastWords(): [number, Step][] {
    return [...this.told].filter(([idx]) => !this.#gone.has(idx));
  }

  booked(call: SentCall, bookingIdx: number): void {
    call.state = "booked";
    // A restored database gives numbers out again.
    const isAgain = this.#gone.delete(bookingIdx);
    if (isAgain || !this.told.has(bookingIdx)) this.told.set(bookingIdx, "booked");
    this.byKey.set(call.key, (this.byKey.get(call.key) ?? new Set<number>()).add(bookingIdx));
  }

  acknowledged(): number {
    return [...this.byKey.values()].reduce((sum, bookings) => sum + bookings.size, 0);
  }
}
