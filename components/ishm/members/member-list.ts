import { valuesOf } from "@/lib/contract/code-values/code-group";
import { memberState } from "@/lib/contract/code-values/members";
import { isCodeKey } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const memberStates = valuesOf(memberState);

/** What the list of members can be asked for. */
export const memberListShape = listShape({
  filters: { state: memberStates, memberType: isCodeKey },
  sorts: [],
});
