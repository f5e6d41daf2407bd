import {
  type DayCode,
  dayCode,
  type HolidayTypeCode,
  holidayTypeCode,
  publicHolidays,
  type WeekdayCode,
} from "@/lib/contract/code-values/tee-sheets";
import { weekCodeOf } from "@/lib/shared/time/calendar";

export type DayType = "WEEKDAY" | "WEEKEND";

/** A weekday that the course rests on in some months. */
export type RegularClosing = { weekCode: WeekdayCode; monthFrom: number; monthTo: number };

/** A day's class in the calendar: its code of dayCodes, how it is priced, and whether the course is open. */
export type DayClass = {
  /** 1 Sunday to 7 Saturday, 8 a public holiday (dayCodes). */
  dayCode: DayCode;
  dayType: DayType;
  /** Of holidayTypes; a closing counts before a public holiday, that before the weekday. */
  holidayType: HolidayTypeCode;
  isOpen: boolean;
};

function isPublicHoliday(type: HolidayTypeCode): boolean {
  return publicHolidays.includes(type);
}

/** Whether the month of a `yyyy-MM-dd` day lies in a span of months that may run over the turn of the year. */
function isInMonths(date: string, { monthFrom, monthTo }: { monthFrom: number; monthTo: number }): boolean {
  const month = Number(date.slice(5, 7));
  return monthFrom <= monthTo
    ? month >= monthFrom && month <= monthTo
    : month >= monthFrom || month <= monthTo;
}

/**
 * The class of a day from the holiday entries on it and the regular closings. Weekend is Saturday, Sunday and the
 * public holidays 40 to 42, everything else weekday; a peak day (60) costs what its slots say (domain.md 7.1).
 */
export function classOfDay(
  date: string,
  holidayTypes: readonly HolidayTypeCode[],
  closings: readonly RegularClosing[],
): DayClass {
  const weekCode = weekCodeOf(date);
  const publicType = holidayTypes.find(isPublicHoliday);
  const isResting = closings.some(
    (closing) => closing.weekCode === String(weekCode) && isInMonths(date, closing),
  );
  const isClosed = holidayTypes.includes(holidayTypeCode.temporaryClosing);
  const isWeekend = weekCode === 1 || weekCode === 7 || publicType !== undefined;
  const weekdayType =
    { 1: holidayTypeCode.sunday, 7: holidayTypeCode.saturday }[weekCode as number] ?? holidayTypeCode.weekday;
  return {
    dayCode: publicType === undefined ? (`${weekCode}` as const) : dayCode.publicHoliday,
    dayType: isWeekend ? "WEEKEND" : "WEEKDAY",
    holidayType:
      (isClosed && holidayTypeCode.temporaryClosing) ||
      (isResting && holidayTypeCode.regularClosing) ||
      publicType ||
      (holidayTypes.includes(holidayTypeCode.peakDay) ? holidayTypeCode.peakDay : weekdayType),
    isOpen: !isClosed && !isResting,
  };
}
