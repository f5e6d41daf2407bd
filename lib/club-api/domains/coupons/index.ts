export { expireCoupons, issueCoupon, revokeCoupon } from "./office";
export { countCoupons, couponsEndingSoon, readCoupons, readCouponsForAdmin } from "./read";
export { type Coupon, selectCoupon as findCoupon } from "./repository";
export type { CouponQuote } from "./rules";
export {
  consumeCoupon,
  couponDiscount,
  couponName,
  liftCoupons,
  loseCoupon,
  reserveCoupon,
  restoreCoupon,
  suspendCoupons,
  usableCoupons,
} from "./use";
