/** A booking call under its `Idempotency-Key`. */
export type SentCall = {
  member: number;
  key: string;
  sheetIdx: number;
  state: "open" | "booked" | "refused";
};
type Step = "booked" | "cancelling" | "cancelled";

/** What members were told: each call that they sent, and the last word on each booking. */
export class Ledger {
  readonly calls: SentCall[] = [];
  readonly told = new Map<number, Step>();
  /** Bookings that one key was answered with: more than one is a double effect. */
  readonly byKey = new Map<string, Set<number>>();
  /** Notices whose creation was acknowledged, and what they are called; false when they were deleted since. */
  readonly notices = new Map<number, { title: string; isThere: boolean; toldAt: number }>();

  /** Calls that were booked and were refused when they were sent again. */
  readonly changed: string[] = [];

  booked(call: SentCall, bookingIdx: number): void {
    call.state = "booked";
    if (!this.told.has(bookingIdx)) this.told.set(bookingIdx, "booked");
    this.byKey.set(call.key, (this.byKey.get(call.key) ?? new Set<number>()).add(bookingIdx));
  }

  acknowledged(): number {
    return [...this.byKey.values()].reduce((sum, bookings) => sum + bookings.size, 0);
  }
}
