import { z } from "zod";
import { codeKey, holeCode, money } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { feeItem, weekdayCode } from "../code-values/tee-sheets";
import { wants } from "../wants";

/** As many green fees and other fees as a version may have. */
export const maxFeeRules = 600;
export const maxServiceFees = 10;

const month = z.int().min(1).max(12);
/** An amount of the club's currency, not below zero. */
export const feeAmount = money.refine(
  (value) => Number(value) >= 0 && Number(value) <= 100_000_000,
  wants("range", "0–100,000,000"),
);

/** Conditions of a price (domain.md 7.4); null holds for all. Their order: `specificity` of the shared rules. */
export const feeConditions = {
  memberType: codeKey.nullable(),
  /** Weekdays, or weekends and public holidays. */
  dayType: z.enum(["WEEKDAY", "WEEKEND"]).nullable(),
  /** Chosen days of the week instead; a public holiday from Monday to Friday is none of them. */
  weekCodes: z.array(codeOf(weekdayCode)).nullable(),
  /** A season by its first and last month; it may run over the turn of the year. */
  monthFrom: month.nullable(),
  monthTo: month.nullable(),
  period: codeKey.nullable(),
  /** With it the amount is that of this round, else that of 18 holes. */
  holeCode: holeCode.nullable(),
  partySize: z.int().min(1).max(5).nullable(),
};

const note = z.string().trim().max(100);

/** A price of the green fee per person. */
export const feeRule = z
  .strictObject({ ...feeConditions, amount: feeAmount, note: note.default("") })
  .refine(({ dayType, weekCodes }) => dayType === null || weekCodes === null, {
    path: ["weekCodes"],
    error: wants("empty"),
  })
  .refine(({ weekCodes }) => weekCodes === null || weekCodes.length > 0, {
    path: ["weekCodes"],
    error: wants("required"),
  })
  .refine(({ monthFrom, monthTo }) => (monthFrom === null) === (monthTo === null), {
    path: ["monthTo"],
    error: wants("required"),
  });

/** Fees beside the green fee; fines and discounts are none. */
const serviceItem = codeOf(feeItem).extract([
  feeItem.cartFee,
  feeItem.caddieFee,
  feeItem.internCaddieFee,
  feeItem.clubRental,
  feeItem.facilityFee,
  feeItem.foodAndBeverage,
  feeItem.proShop,
]);

export const serviceFee = z.strictObject({
  feeCode: serviceItem,
  unit: z.enum(["TEAM", "PERSON"]),
  nineHoles: feeAmount,
  fullRound: feeAmount,
});

/** Contents of a version: its prices and the charges beside them. */
export const feeContent = {
  rules: z.array(feeRule).min(1).max(maxFeeRules),
  serviceFees: z.array(serviceFee).max(maxServiceFees),
};
export type FeeContent = {
  rules: z.output<typeof feeRule>[];
  serviceFees: z.output<typeof serviceFee>[];
};
