import { isIdx } from "./filter-kinds";
import { listShape } from "./list-query";

export const requestStates = ["10", "20", "30", "40"] as const;
export const requestKinds = ["ACCESS", "CORRECTION", "DELETION", "STOP"] as const;

/** What the list of requests about one's data can be asked for. */
export const requestListShape = listShape({
  filters: { state: requestStates, kind: requestKinds, memberIdx: isIdx },
  sorts: [],
});
