import { expireCoupons } from "../../domains/coupons";
import type { Job } from "../job";

/** domain.md 7.11: coupons whose last day was yesterday. */
export const couponExpireJob: Job = {
  name: "coupon-expire",
  at: "00:10",
  run: ({ db, ctx }) => expireCoupons(db, ctx),
};
