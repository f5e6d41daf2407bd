import Big from "big.js";
import { type CouponTypeCode, couponTypeCode, discountTarget } from "@/lib/contract/code-values/coupons";
import type { HoleCode, HolidayTypeCode } from "@/lib/contract/code-values/tee-sheets";
import { type Amount, type RoundingMode, roundTo } from "@/lib/shared/money/rounding";

/** The rounds that a coupon may be used for (domain.md 7.11); an empty list allows all. */
export type CouponTerms = {
  couponType: CouponTypeCode;
  dcTarget: string;
  dcPerson: string;
  dcValue: Amount;
  maxDiscount: Amount | null;
  dayTypes: readonly string[];
  periods: readonly string[];
  holeCodes: readonly string[];
  validFrom: string;
  validTo: string;
};

/** The round that a coupon is to pay for. */
export type CouponRound = {
  playDate: string;
  holidayType: HolidayTypeCode;
  period: string;
  holeCode: HoleCode;
};

/** Price of the round; `greenFees` and `perPlayer` in player order, the booker first. */
export type CouponQuote = {
  greenFee: Amount;
  cartFee: Amount;
  caddieFee: Amount;
  total: Amount;
  perPlayer: readonly Amount[];
  greenFees: readonly Amount[];
};

export type CouponHolder = { gender: string; birth: string };
export type MoneyRounding = { decimals: number; mode: RoundingMode };

const wholeTeam = "P2";
/** Code P5 of dcTargets is by its name for those who are 65 or older on the play date (domain.md 4, C1290). */
const seniorYears = 65;

/** Day type, part, holes and validity on the play date. */
export function fitsRound(terms: CouponTerms, round: CouponRound): boolean {
  const names = (list: readonly string[], key: string) => list.length === 0 || list.includes(key);
  return (
    names(terms.dayTypes, round.holidayType) &&
    names(terms.periods, round.period) &&
    names(terms.holeCodes, round.holeCode) &&
    terms.validFrom <= round.playDate &&
    round.playDate <= terms.validTo
  );
}

/** Ladies' and seniors' coupons ask for the holder; staff issue a residents' coupon (P3) to residents only. */
export function fitsHolder(dcPerson: string, holder: CouponHolder, playDate: string): boolean {
  if (dcPerson === "P4") return holder.gender === "F";
  if (dcPerson !== "P5") return true;
  const birthday = `${Number(holder.birth.slice(0, 4)) + seniorYears}${holder.birth.slice(4)}`;
  return birthday <= playDate;
}

/**
 * The discount: amount, percent (rounded by C0180) or everything of the target, for the team (P2) or the booker, never
 * above `maxDiscount` or the target itself. 0 when the target is no part of the round, such as the restaurant.
 */
export function discountOf(
  terms: CouponTerms,
  quote: CouponQuote,
  { decimals, mode }: MoneyRounding,
): string {
  const base = targetAmount(terms, quote);
  const wanted = {
    [couponTypeCode.amount]: () => new Big(terms.dcValue),
    [couponTypeCode.percent]: () => roundTo(base.times(terms.dcValue).div(100), decimals, mode),
    [couponTypeCode.free]: () => base,
  }[terms.couponType]();
  const capped = terms.maxDiscount !== null && wanted.gt(terms.maxDiscount) ? terms.maxDiscount : wanted;
  return roundTo(base.lt(capped) ? base : capped, decimals, mode).toFixed();
}

function targetAmount({ dcTarget, dcPerson }: CouponTerms, quote: CouponQuote): Big {
  const isTeam = dcPerson === wholeTeam;
  const share = (amount: Amount) => new Big(amount).div(isTeam ? 1 : Math.max(1, quote.perPlayer.length));
  switch (dcTarget) {
    case discountTarget.greenFee:
      return new Big(isTeam ? quote.greenFee : (quote.greenFees[0] ?? 0));
    case discountTarget.cartFee:
      return share(quote.cartFee);
    case discountTarget.caddieFee:
      return share(quote.caddieFee);
    case discountTarget.total:
      return new Big(isTeam ? quote.total : (quote.perPlayer[0] ?? 0));
    default:
      return new Big(0);
  }
}
