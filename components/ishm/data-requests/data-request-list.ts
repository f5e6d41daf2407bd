import { valuesOf } from "@/lib/contract/code-values/code-group";
import { dataRequestState } from "@/lib/contract/code-values/data-requests";
import { isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const requestStates = valuesOf(dataRequestState);
export const requestKinds = ["ACCESS", "CORRECTION", "DELETION", "STOP"] as const;

/** What the list of requests about one's data can be asked for. */
export const requestListShape = listShape({
  filters: { state: requestStates, kind: requestKinds, memberIdx: isIdx },
  sorts: [],
});
