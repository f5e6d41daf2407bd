import { valuesOf } from "@/lib/contract/code-values/code-group";
import { penaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import { isIdx, listShape } from "@/lib/web/office/list-query";

const penaltyKinds = valuesOf(penaltyKind);
export const penaltyStates = valuesOf(penaltyState);

/** The filters of the list of penalties. */
export const penaltyListShape = listShape({
  filters: { state: penaltyStates, penaltyCode: penaltyKinds, memberIdx: isIdx },
  sorts: [],
});
