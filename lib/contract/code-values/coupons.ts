import type { CodeOf } from "./code-group";

/** domain.md 4, C1380 `couponStates`: closed. */
export const couponState = {
  usable: "10",
  reserved: "20",
  used: "30",
  expired: "40",
  suspended: "50",
  revoked: "60",
} as const;
export type CouponState = CodeOf<typeof couponState>;

/** domain.md 4, C1390 `couponTypes`: closed. */
export const couponTypeCode = { amount: "10", percent: "20", free: "30" } as const;
export type CouponTypeCode = CodeOf<typeof couponTypeCode>;

/** domain.md 4, C1290 `dcTargets`, the FEE entries; a club may add others, so that fields of the wire stay text. */
export const discountTarget = {
  greenFee: "10",
  cartFee: "20",
  caddieFee: "30",
  foodAndBeverage: "40",
  clubRental: "50",
  proShop: "60",
  total: "99",
} as const;
