/*
 * A checker of histories in the manner of Wing and Gong: given what concurrent clients asked of one slot and when each
 * answer came, is there an order of the calls, one at a time, in which a slot that is sold once would have given these
 * answers? Slots are independent, so each is checked by itself (the search is exponential in what overlaps).
 */

export type SlotCall =
  | { kind: "hold"; member: number }
  | { kind: "release"; member: number }
  | { kind: "book"; member: number; booking: number | null }
  | { kind: "cancel"; member: number; booking: number };

/** `ok` and `refused` are answers; of `unknown` (no answer came) nobody knows whether it happened. */
export type SlotEvent = { call: SlotCall; outcome: "ok" | "refused" | "unknown"; from: number; to: number };

/** Who holds the slot, and which booking has it. */
type SlotState = { holder: number | null; owner: number | null; booking: number | null };

const free: SlotState = { holder: null, owner: null, booking: null };

/** State of the slot after a call, or null when a slot in this state refuses it. */
export function applied(state: SlotState, call: SlotCall): SlotState | null {
  switch (call.kind) {
    case "hold":
      if (state.owner !== null) return null;
      return state.holder === null || state.holder === call.member ? { ...free, holder: call.member } : null;
    case "release":
      return state.holder === call.member ? { ...state, holder: null } : state;
    case "book":
      if (state.owner !== null || state.holder !== call.member) return null;
      return { holder: null, owner: call.member, booking: call.booking };
    case "cancel":
      return state.booking === call.booking && state.owner === call.member ? free : null;
  }
}

/** The states in which a slot may be after the event, as far as its answer allows it at this point; empty: it does not. */
function after(state: SlotState, { call, outcome }: SlotEvent): SlotState[] {
  const done = applied(state, call);
  if (outcome === "ok") return done ? [done] : [];
  if (outcome === "refused") return done ? [] : [state];
  return done ? [state, done] : [state];
}

/** Whether an order exists that explains every answer. */
export function isExplained(events: readonly SlotEvent[]): boolean {
  const seen = new Set<string>();
  const search = (state: SlotState, left: readonly number[]): boolean => {
    if (left.length === 0) return true;
    const key = `${left.join()}|${state.holder}|${state.owner}|${state.booking}`;
    if (seen.has(key)) return false;
    seen.add(key);
    // Only what began before every other call had ended may come next.
    const firstEnd = Math.min(...left.map((index) => endOf(events[index])));
    for (const index of left) {
      const event = events[index];
      if (!event || event.from > firstEnd) continue;
      const rest = left.filter((other) => other !== index);
      if (after(state, event).some((next) => search(next, rest))) return true;
    }
    return false;
  };
  return search(
    free,
    events.map((_, index) => index),
  );
}

/** A call without an answer may still happen at any later time. */
function endOf(event: SlotEvent | undefined): number {
  return event === undefined || event.outcome === "unknown" ? Number.POSITIVE_INFINITY : event.to;
}
