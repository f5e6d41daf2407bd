import type { CodeOf } from "./code-group";

/** domain.md 4, C1010 `holeCodes`: holes of a round; closed. */
export const roundHoles = { nine: "09", eighteen: "18", twentySeven: "27", thirtySix: "36" } as const;
export type HoleCode = CodeOf<typeof roundHoles>;

/** domain.md 4, C1170 `weekTypes`: which one of a month's weekdays; closed. */
export const weekTypeCode = {
  first: "1",
  second: "2",
  third: "3",
  fourth: "4",
  fifth: "5",
  last: "L",
  every: "E",
} as const;
export type WeekTypeCode = CodeOf<typeof weekTypeCode>;

/** domain.md 4, C1180 `weekCodes`: days of the week; closed. */
export const weekdayCode = {
  sunday: "1",
  monday: "2",
  tuesday: "3",
  wednesday: "4",
  thursday: "5",
  friday: "6",
  saturday: "7",
} as const;
export type WeekdayCode = CodeOf<typeof weekdayCode>;

/** domain.md 4, C1190 `dayCodes`: days of the week, and public holidays as a day of their own; closed. */
export const dayCode = { ...weekdayCode, publicHoliday: "8" } as const;
export type DayCode = CodeOf<typeof dayCode>;

/** domain.md 4, C1080 `timeOpenCodes`: what a tee time is to the one who looks at it; closed. */
export const slotState = {
  open: "10",
  booked: "20",
  beingBooked: "30",
  notOpenYet: "40",
  closed: "50",
  membersOnly: "60",
  draw: "70",
  team: "80",
  blocked: "90",
} as const;
export type SlotState = CodeOf<typeof slotState>;

/** Of C1080: what a tee time is laid out for, stored with it; whether it is booked or open follows from the rest. */
export type SlotPurpose = Exclude<
  SlotState,
  (typeof slotState)["booked" | "beingBooked" | "notOpenYet" | "closed"]
>;

/** domain.md 4, C1110 `holidayTypes`: kinds of days; closed. */
export const holidayTypeCode = {
  weekday: "10",
  saturday: "20",
  sunday: "30",
  publicHoliday: "40",
  substituteHoliday: "41",
  temporaryHoliday: "42",
  regularClosing: "50",
  temporaryClosing: "51",
  peakDay: "60",
} as const;
export type HolidayTypeCode = CodeOf<typeof holidayTypeCode>;

/** Kinds of days that are priced as weekends (domain.md 7.1). */
export const publicHolidays: readonly HolidayTypeCode[] = [
  holidayTypeCode.publicHoliday,
  holidayTypeCode.substituteHoliday,
  holidayTypeCode.temporaryHoliday,
];

/** domain.md 4, C1120 `feeCodes`: closed. */
export const feeItem = {
  greenFee: "10",
  cartFee: "20",
  caddieFee: "30",
  internCaddieFee: "31",
  clubRental: "40",
  facilityFee: "50",
  penaltyFine: "60",
  foodAndBeverage: "70",
  proShop: "80",
  discount: "90",
} as const;
export type FeeItem = CodeOf<typeof feeItem>;
