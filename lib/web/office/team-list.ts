import { type ListQuery, listShape } from "./list-query";

export const teamStates = ["10", "20", "30", "40", "50", "60", "70"] as const;
export type TeamState = (typeof teamStates)[number];

/** What the list of team forms can be asked for. */
export const teamListShape = listShape({ filters: { state: teamStates, seasonIdx: "text" }, sorts: [] });

/** A place whose season is a number: what an address says otherwise narrows nothing. */
export function readableTeams<Q extends ListQuery<typeof teamListShape.filters>>(query: Q): Q {
  const { seasonIdx } = query.filters;
  const isNumber = seasonIdx !== null && /^[1-9]\d{0,8}$/.test(seasonIdx);
  return { ...query, filters: { ...query.filters, seasonIdx: isNumber ? seasonIdx : null } };
}

/** The list of seasons is short: nothing narrows it. */
export const seasonListShape = listShape({ filters: {}, sorts: [] });
