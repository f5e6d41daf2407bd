import { isIdx } from "./filter-kinds";
import { listShape } from "./list-query";

export const couponStates = ["10", "20", "30", "40", "50", "60"] as const;

/** What the list of coupons can be asked for. */
export const couponListShape = listShape({
  filters: { state: couponStates, memberIdx: isIdx },
  sorts: [],
});
