import { valuesOf } from "@/lib/contract/code-values/code-group";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import { isCodeKey, isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const penaltyStates = valuesOf(penaltyState);

/** The filters of the list of penalties. */
export const penaltyListShape = listShape({
  filters: { state: penaltyStates, penaltyCode: isCodeKey, memberIdx: isIdx },
  sorts: [],
});
