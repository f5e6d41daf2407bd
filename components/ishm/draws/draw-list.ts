import { valuesOf } from "@/lib/contract/code-values/code-group";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { listShape } from "../../../lib/web/office/list-query";

export const drawStates = valuesOf(drawPostState);

/** What the list of draws can be asked for. */
export const drawListShape = listShape({ filters: { state: drawStates }, sorts: [] });

/** What came of an application, for the list of one draw. */
export const resultGroups = ["won", "reserve", "rest"] as const;

/** How the applications of one draw are narrowed. */
export const applicationShape = listShape({ filters: { group: resultGroups }, sorts: [] });
