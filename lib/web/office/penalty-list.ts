import { isCodeKey, isIdx } from "./filter-kinds";
import { listShape } from "./list-query";

export const penaltyStates = ["10", "20", "30", "40"] as const;

/** What the list of penalties can be asked for. */
export const penaltyListShape = listShape({
  filters: { state: penaltyStates, penaltyCode: isCodeKey, memberIdx: isIdx },
  sorts: [],
});
