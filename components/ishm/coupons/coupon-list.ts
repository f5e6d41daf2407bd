import { valuesOf } from "@/lib/contract/code-values/code-group";
import { couponState } from "@/lib/contract/code-values/coupons";
import { isIdx } from "@/lib/web/office/list-query";
import { listShape } from "../../../lib/web/office/list-query";

export const couponStates = valuesOf(couponState);

/** What the list of coupons can be asked for. */
export const couponListShape = listShape({
  filters: { state: couponStates, memberIdx: isIdx },
  sorts: [],
});
