import { valuesOf } from "@/lib/contract/code-values/code-group";
import { teamState } from "@/lib/contract/code-values/teams";
import { isIdx } from "./filter-kinds";
import { listShape } from "./list-query";

export const teamStates = valuesOf(teamState);

/** Filters and sorts of the list of team forms. */
export const teamListShape = listShape({ filters: { state: teamStates, seasonIdx: isIdx }, sorts: [] });

/** The list of seasons is short: nothing narrows it. */
export const seasonListShape = listShape({ filters: {}, sorts: [] });
