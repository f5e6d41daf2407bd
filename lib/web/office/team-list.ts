import { valuesOf } from "@/lib/contract/code-values/code-group";
import { teamState } from "@/lib/contract/code-values/teams";
import { isIdx, listShape } from "./list-query";

const teamStates = valuesOf(teamState);

/** Query of the list of team applications. */
export const teamListShape = listShape({ filters: { state: teamStates, seasonIdx: isIdx }, sorts: [] });

/** The list of seasons is short: nothing narrows it. */
export const seasonListShape = listShape({ filters: {}, sorts: [] });
