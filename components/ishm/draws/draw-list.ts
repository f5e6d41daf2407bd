import { valuesOf } from "@/lib/contract/code-values/code-group";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { listShape } from "../../../lib/web/office/list-query";

export const drawStates = valuesOf(drawPostState);

/** The filters of the list of draws. */
export const drawListShape = listShape({ filters: { state: drawStates }, sorts: [] });

/** The results by which the applications of a draw are filtered. */
export const resultGroups = ["won", "reserve", "rest"] as const;

/** The filters of the applications of one draw. */
export const applicationShape = listShape({ filters: { group: resultGroups }, sorts: [] });
