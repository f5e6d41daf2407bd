import { isCodeKey } from "./filter-kinds";
import { listShape } from "./list-query";

export const memberStates = ["10", "20", "30", "40", "50"] as const;

/** What the list of members can be asked for. */
export const memberListShape = listShape({
  filters: { state: memberStates, memberType: isCodeKey },
  sorts: [],
});
