import type { CancelNumbers } from "@/lib/shared/bookings/cancel-stage";
import { isPftClub, pftPreset } from "@/lib/shared/pft-preset";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import { cachedRead } from "../../db/cached-read";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { policyNumber } from "../policies";
import type { LockNumbers } from "./holds/lock-rules";
import { selectNumbers } from "./numbers-repository";

/** Every number that booking needs, as the club has it now (domain.md 3 and 7). */
export type BookingPolicy = {
  /** Companions that must be named at booking (C0030 v4). */
  companionsRequired: number;
  roster: { daysBefore: number; time: string; isPhoneNeeded: boolean; maxReplacements: number };
  limits: { isOn: boolean; isCancelCountOn: boolean; freeCancelsPerMonth: number };
  lock: LockNumbers;
  lockCallsPerMinute: number;
  cancel: CancelNumbers & { isFreeOnline: boolean; isLateOnline: boolean };
  changes: { max: number; isOnlyWhileFree: boolean; areEditsAfterFree: boolean };
  checkIn: {
    opensMinutes: number;
    recommendedMinutes: number;
    closesMinutes: number;
    isSelfAllowed: boolean;
  };
  isNoShowEndingOthers: boolean;
  isLateCancelEndingOthers: boolean;
  clashMinutes: number;
  noShowCandidateMinutes: number;
  /** Caddie fee of a stopped round by holes played, in steps (7.4). */
  stoppedCaddieFees: readonly { holes: number; amount: string }[];
  /** The booking office (C0100 v3). */
  phone: string;
  /** Compensation percent of a cancellation by the club, by stage (C0520). */
  compensationPercent: readonly number[];
  moneyUnit: { fine: number; rounding: string; currency: string };
};

const codes = [
  "C0010",
  "C0030",
  "C0040",
  "C0080",
  "C0100",
  "C0140",
  "C0180",
  "C0230",
  "C0240",
  "C0250",
  "C0260",
  "C0270",
  "C0320",
  "C0520",
  "C0530",
] as const;

/** They stand until a rule of the club changes. */
export function readBookingPolicy(db: Database, clubIdx: number): Promise<BookingPolicy> {
  return cachedRead(db, `numbers ${clubIdx}`, async () => numbersOf(await selectNumbers(db, clubIdx, codes)));
}

function numbersOf({ rules, policies }: Awaited<ReturnType<typeof selectNumbers>>): BookingPolicy {
  const value = (code: (typeof codes)[number], place: 1 | 2 | 3 | 4) =>
    policies.get(code)?.[`value${place}`] ?? "";
  const number = (code: (typeof codes)[number], place: 1 | 2 | 3 | 4, fallback: number) =>
    policyNumber(value(code, place), fallback);
  const isYes = (code: (typeof codes)[number], place: 1 | 2 | 3 | 4) => value(code, place) === "Y";
  return {
    companionsRequired: isPftClub(policies.get("C0010")) ? pftPreset.companions : number("C0030", 4, 0),
    roster: {
      daysBefore: number("C0040", 1, 1),
      time: value("C0040", 2) || "17:00",
      isPhoneNeeded: isYes("C0040", 3),
      maxReplacements: number("C0040", 4, 2),
    },
    limits: {
      isOn: value("C0230", 1) !== "N",
      isCancelCountOn: isYes("C0230", 3),
      freeCancelsPerMonth: number("C0230", 4, 5),
    },
    lock: {
      holdSeconds: number("C0240", 1, 300),
      maxRenewals: number("C0240", 2, 1),
      maxSeconds: number("C0240", 3, 600),
      windowMinutes: rules.lockWindowMinutes,
    },
    lockCallsPerMinute: number("C0530", 3, 10),
    cancel: {
      freeDays: { WEEKDAY: rules.freeDaysWeekday, WEEKEND: rules.freeDaysWeekend },
      noShowMinutes: number("C0250", 3, 120),
      dayBoundary: value("C0250", 4) || "17:00",
      isFreeOnline: value("C0250", 1) !== "N",
      isLateOnline: value("C0250", 2) !== "N",
    },
    changes: {
      max: number("C0260", 1, 2),
      isOnlyWhileFree: isYes("C0260", 2),
      areEditsAfterFree: isYes("C0260", 3),
    },
    checkIn: {
      opensMinutes: number("C0320", 1, 120),
      recommendedMinutes: number("C0320", 2, 40),
      closesMinutes: number("C0320", 3, 10),
      isSelfAllowed: isYes("C0320", 4),
    },
    isNoShowEndingOthers: isYes("C0270", 1),
    isLateCancelEndingOthers: isYes("C0270", 2),
    clashMinutes: rules.clashMinutes,
    noShowCandidateMinutes: rules.noShowCandidateMinutes,
    stoppedCaddieFees: rules.stoppedCaddieFees,
    phone: value("C0100", 3),
    compensationPercent: ([1, 2, 3, 4] as const).map((place) => number("C0520", place, 0)),
    moneyUnit: {
      fine: number("C0140", 2, 100),
      rounding: value("C0180", 1),
      currency: value("C0080", 2) || "KRW",
    },
  };
}

/** Until when the companions of a round have to be named (C0040 v1, v2). */
export function rosterDueAt(ctx: Context, playDate: string, { roster }: BookingPolicy): Date {
  return atClubTime(addDays(playDate, -roster.daysBefore), roster.time, ctx.club.zone);
}
