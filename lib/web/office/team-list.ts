import { isIdx } from "./filter-kinds";
import { listShape } from "./list-query";

export const teamStates = ["10", "20", "30", "40", "50", "60", "70"] as const;
export type TeamState = (typeof teamStates)[number];

/** What the list of team forms can be asked for. */
export const teamListShape = listShape({ filters: { state: teamStates, seasonIdx: isIdx }, sorts: [] });

/** The list of seasons is short: nothing narrows it. */
export const seasonListShape = listShape({ filters: {}, sorts: [] });
