import {
  type CouponQuote,
  type CouponRound,
  type CouponTerms,
  discountOf,
  fitsHolder,
  fitsRound,
} from "@/lib/club-api/domains/coupons/rules";

const terms: CouponTerms = {
  couponType: "10",
  dcTarget: "10",
  dcPerson: "P1",
  dcValue: "10000",
  maxDiscount: null,
  dayTypes: ["10"],
  periods: ["1", "2"],
  holeCodes: ["18"],
  validFrom: "2026-10-01",
  validTo: "2026-12-31",
};
const round: CouponRound = { playDate: "2026-12-16", holidayType: "10", period: "1", holeCode: "18" };
/** domain.md 14.7: types 10, 11, 30, 30 on a weekday. */
const quote: CouponQuote = {
  greenFee: 470_000,
  cartFee: 100_000,
  caddieFee: 150_000,
  total: 720_000,
  perPlayer: [142_500, 152_500, 212_500, 212_500],
  greenFees: ["80000", "90000", "150000", "150000"],
};
const won = { decimals: 0, mode: 0 } as const;

test.each<[string, Partial<CouponRound>, boolean]>([
  ["its day, part, holes and dates", {}, true],
  ["another day type", { holidayType: "20" }, false],
  ["another part", { period: "3" }, false],
  ["another number of holes", { holeCode: "09" }, false],
  ["its first day", { playDate: "2026-10-01" }, true],
  ["its last day", { playDate: "2026-12-31" }, true],
  ["the day before it begins", { playDate: "2026-09-30" }, false],
  ["the day after it ends", { playDate: "2027-01-01" }, false],
])("a coupon on %s", (_name, change, fits) => {
  expect(fitsRound(terms, { ...round, ...change })).toBe(fits);
});

test("an empty list names any day, part and number of holes", () => {
  const open = { ...terms, dayTypes: [], periods: [], holeCodes: [] };
  expect(fitsRound(open, { ...round, holidayType: "40", period: "3", holeCode: "09" })).toBe(true);
});

test.each([
  ["an amount for the booker", {}, "10000"],
  ["an amount above the green fee", { dcValue: "100000" }, "80000"],
  ["an amount for the team, once", { dcPerson: "P2" }, "10000"],
  ["a percentage of the booker's green fee", { couponType: "20", dcValue: "12.5" }, "10000"],
  ["a percentage of the team's green fees", { couponType: "20", dcValue: "10", dcPerson: "P2" }, "47000"],
  ["a percentage, rounded", { couponType: "20", dcValue: "0.333" }, "266"],
  ["a percentage, capped", { couponType: "20", dcValue: "50", maxDiscount: "30000" }, "30000"],
  ["the booker's green fee for nothing", { couponType: "30", dcValue: "0" }, "80000"],
  ["the team's cart for nothing", { couponType: "30", dcTarget: "20", dcPerson: "P2" }, "100000"],
  ["the booker's share of the cart", { couponType: "30", dcTarget: "20" }, "25000"],
  ["the booker's share of the caddie, rounded", { couponType: "30", dcTarget: "30" }, "37500"],
  ["a percentage of the booker's total", { couponType: "20", dcTarget: "99", dcValue: "10" }, "14250"],
  [
    "a percentage of the team's total",
    { couponType: "20", dcTarget: "99", dcValue: "10", dcPerson: "P2" },
    "72000",
  ],
  ["the restaurant, which is no part of a round", { dcTarget: "40" }, "0"],
] as const)("%s", (_name, change, discount) => {
  expect(discountOf({ ...terms, ...change }, quote, won)).toBe(discount);
});

test.each([
  ["P1", { gender: "M", birth: "1990-01-01" }, true],
  ["P4", { gender: "F", birth: "1990-01-01" }, true],
  ["P4", { gender: "M", birth: "1990-01-01" }, false],
  ["P5", { gender: "M", birth: "1961-12-16" }, true],
  ["P5", { gender: "M", birth: "1961-12-17" }, false],
])("a coupon for %s and a holder %j", (dcPerson, holder, fits) => {
  expect(fitsHolder(dcPerson, holder, "2026-12-16")).toBe(fits);
});
