import { fairnessPeriods, primeDays } from "@/lib/contract/draws/fairness";
import type { CallInput } from "@/lib/contract/routes";
import { addDays, readDate } from "@/lib/shared/time/calendar";
import { type ListQuery, listShape } from "./list-query";

/** The prime times by default, as the contract has them. */
export const usualPrime = { day: "WEEKEND", parts: ["1"] } as const;

export const cancelCounts = ["2", "3", "5", "10"] as const;
/** So many cancellations make a member a frequent canceller unless the address says otherwise. */
export const usualCancels = "3";

/** The query of the committee's view: a span by a day in it, a member type, the prime times. */
export const fairnessShape = listShape({
  filters: {
    period: fairnessPeriods,
    date: "text",
    type: "text",
    primeDay: primeDays,
    parts: "text",
    cancels: cancelCounts,
  },
  sorts: [],
});

export type FairnessQuery = ListQuery<typeof fairnessShape.filters>;
type Asked = NonNullable<CallInput<"GET /ops/fairness">["query"]>;

const keys = /^[A-Za-z0-9]{1,10}(,[A-Za-z0-9]{1,10}){0,29}$/;

/** The call's query of a place; what an address says that cannot be asked for is left out. */
export function fairnessAsked({ filters }: FairnessQuery): Asked {
  const { period, date, type, primeDay, parts, cancels } = filters;
  return {
    ...(period ? { period } : {}),
    ...(date && readDate(date) === date ? { date } : {}),
    ...(type && keys.test(type) ? { memberTypes: type } : {}),
    ...(primeDay ? { primeDay } : {}),
    ...(parts && keys.test(parts) ? { primePeriods: parts } : {}),
    ...(cancels ? { cancels } : {}),
  };
}

/** A day of the span before a span, and of the one behind it. */
export function adjacentDays({ from, to }: { from: string; to: string }): { before: string; after: string } {
  return { before: addDays(from, -1), after: addDays(to, 1) };
}
