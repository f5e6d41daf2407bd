import { type ListQuery, listShape } from "./list-query";

export const penaltyStates = ["10", "20", "30", "40"] as const;

/** What the list of penalties can be asked for. */
export const penaltyListShape = listShape({
  filters: { state: penaltyStates, penaltyCode: "text", memberIdx: "text" },
  sorts: [],
});

/** A member's number as an address names one; what is none narrows nothing. */
export function memberFilter(text: string | null): string | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : null;
}

/** The same place with a filter by member that the call takes. */
export function withMemberFilter<Q extends ListQuery<{ memberIdx: "text" }>>(query: Q): Q {
  return { ...query, filters: { ...query.filters, memberIdx: memberFilter(query.filters.memberIdx) } };
}
