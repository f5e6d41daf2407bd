import { valuesOf } from "@/lib/contract/code-values/code-group";
import { vocState } from "@/lib/contract/code-values/vocs";
import { isCodeKey, isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

const inquiryStates = valuesOf(vocState);
export const inquiryCares = ["me", "nobody"] as const;

/** Filters and sorts of the inbox; `type` is a key of questionTypes, `memberIdx` a member's number. */
export const inquiryListShape = listShape({
  filters: {
    state: inquiryStates,
    type: isCodeKey,
    assigned: inquiryCares,
    late: ["true"],
    memberIdx: isIdx,
  },
  sorts: ["createdAt"],
});
