import { addDays, weekCodeOf } from "./calendar";
import { atClubTime } from "./club-time";

/** domain.md 7.2: days before the play date and time of day, by the class of the play date. */
export type OpenRule = {
  memberType: string;
  weekdayDays: number;
  weekdayTime: string;
  weekendDays: number;
  weekendTime: string;
  /** False: sees the sheet from that moment, cannot book online (guests). */
  isBookable: boolean;
  /** The most of a weekday's slots that this type may hold, in percent. */
  weekdaySharePercent: number | null;
};

/** C0210: what opens at once. */
export type OpeningUnit =
  | { unit: "DAILY" }
  /** `weekCode` 1 Sunday to 7 Saturday; `time` (C0210 v4) opens all of it, without one the rule's own time does. */
  | { unit: "WEEKLY"; weekCode: number; time?: string | undefined }
  | { unit: "MONTHLY"; dayOfMonth: number; time?: string | undefined };

/** The unit that the values of C0210 name; DAILY for anything else, and for a club without the entry. */
export function openingUnit([unit, weekday = "", day = "", time]: readonly string[]): OpeningUnit {
  if (unit === "WEEKLY") return { unit, weekCode: leadingNumber(weekday, 2), time: time || undefined };
  if (unit === "MONTHLY") return { unit, dayOfMonth: leadingNumber(day, 1), time: time || undefined };
  return { unit: "DAILY" };
}

function leadingNumber(text: string, fallback: number): number {
  return /^\d+/.test(text) ? Number.parseInt(text, 10) : fallback;
}

/**
 * When a play date opens for a member type, in the club's zone (domain.md 7.2). DAILY: so many days before. WEEKLY: all
 * days of an ISO week together, on a weekday of the week so many whole weeks before. MONTHLY: the whole month together,
 * on a day of the month before (its last day where it is shorter). What opens together opens at one time, the unit's.
 */
export function openingMoment(
  playDate: string,
  isWeekend: boolean,
  rule: OpenRule,
  unit: OpeningUnit,
  zone: string,
): Date {
  const days = isWeekend ? rule.weekendDays : rule.weekdayDays;
  const own = isWeekend ? rule.weekendTime : rule.weekdayTime;
  const time = unit.unit === "DAILY" ? own : (unit.time ?? own);
  return atClubTime(openingDay(playDate, days, unit), time, zone);
}

function openingDay(playDate: string, days: number, unit: OpeningUnit): string {
  switch (unit.unit) {
    case "DAILY":
      return addDays(playDate, -days);
    case "WEEKLY": {
      const monday = addDays(playDate, -isoDay(weekCodeOf(playDate)));
      return addDays(monday, isoDay(unit.weekCode) - Math.ceil(days / 7) * 7);
    }
    case "MONTHLY": {
      const lastOfMonthBefore = addDays(`${playDate.slice(0, 7)}-01`, -1);
      const day = Math.min(unit.dayOfMonth, Number(lastOfMonthBefore.slice(8)));
      return `${lastOfMonthBefore.slice(0, 8)}${String(day).padStart(2, "0")}`;
    }
  }
}

/** Days since Monday. */
function isoDay(weekCode: number): number {
  return (weekCode + 5) % 7;
}

/** C0220: when online booking of a play date closes, so many days before at a time of day. */
export function closingMoment(playDate: string, daysBefore: number, time: string, zone: string): Date {
  return atClubTime(addDays(playDate, -daysBefore), time, zone);
}

/** How many of a weekday's slots a member type may hold; null is all of them (domain.md 7.2, type 49: 20 %). */
export function weekdayShare(rule: OpenRule | null, isWeekend: boolean, totalSlots: number): number | null {
  if (!rule || rule.weekdaySharePercent === null || isWeekend) return null;
  return Math.floor((totalSlots * rule.weekdaySharePercent) / 100);
}
