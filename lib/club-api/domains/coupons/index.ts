export { checkTerms, expireCoupons, holdersOf, issueToAll, revokeCoupon } from "./office";
export { countCoupons, couponsEndingSoon, readCoupons, readCouponsForAdmin } from "./read";
export { type Coupon, selectCoupon as findCoupon } from "./repository";
export { type CouponQuote, fitsHolder } from "./rules";
export {
  consumeCoupon,
  couponDiscount,
  couponName,
  discountOn,
  liftCoupons,
  loseCoupon,
  reserveCoupon,
  restoreCoupon,
  suspendCoupons,
  suspendCouponsOf,
  suspendsCoupons,
  usableCoupons,
} from "./use";
