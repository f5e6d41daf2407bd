import type { MonthRecord, Policy, Request } from "@/lib/club-api/domains/simulations";
import { atClubTime } from "@/lib/shared/time/club-time";

export const zone = "Asia/Seoul";
export const at = (text: string) => atClubTime(text.slice(0, 10), text.slice(11), zone);
const day = "2026-05-09";

type Slot = MonthRecord["slots"][number];

/** Slots of one Saturday morning, by their times; 1 is the first. */
export function slotsOf(times: readonly string[], part: Partial<Slot> = {}): Slot[] {
  return times.map((teeTime, place) => ({
    sheetIdx: place + 1,
    playDate: day,
    teeTime,
    teeOff: at(`${day} ${teeTime}`),
    dayType: "WEEKEND",
    courseCode: "1",
    period: "1",
    openType: "10",
    memberTypes: null,
    minPlayers: 3,
    maxPlayers: 4,
    drawUntil: null,
    priceOverride: null,
    ...part,
  }));
}

/** A member's online booking of a slot, which was really had and kept. */
export function booking(
  memberIdx: number,
  sheetIdx: number,
  made: string,
  part: Partial<Request> = {},
): Request {
  return {
    key: `booking ${memberIdx} ${sheetIdx}`,
    kind: "BOOKING",
    memberIdx,
    memberType: "10",
    isOnline: true,
    at: at(made),
    playDate: day,
    dayType: "WEEKEND",
    sheetIdx,
    bands: [],
    courseCodes: [],
    priority: 0,
    reservationType: "10",
    moves: [],
    end: null,
    leftAt: null,
    isDeclining: false,
    drawIdx: null,
    party: {
      memberTypes: ["10", "30", "30", "30"],
      caddieMode: "C",
      holeCode: "18",
      discount: 0,
      percentOff: 0,
    },
    actual: { sheetIdx, isFulfilled: true, fee: 100, fine: 0, suspensionDays: 0 },
    ...part,
  };
}

/** A waiting request that nobody met. */
export function waiting(memberIdx: number, made: string, part: Partial<Request> = {}): Request {
  return booking(memberIdx, 0, made, {
    key: `waiting ${memberIdx}`,
    kind: "WAITING",
    sheetIdx: null,
    bands: ["11"],
    reservationType: "20",
    actual: { sheetIdx: null, isFulfilled: false, fee: 0, fine: 0, suspensionDays: 0 },
    ...part,
  });
}

export function monthOf(slots: Slot[], requests: Request[], part: Partial<MonthRecord> = {}): MonthRecord {
  const nothing = { draws: [], outside: [], suspensions: [], scored: [], bands: [] };
  return { month: "2026-05", zone, slots, requests, ...nothing, ...part };
}

type Numbers = {
  /** Days before the play date by member type; others open 28 days before. At 09:00. */
  openDays?: Record<string, number>;
  limits?: Record<string, number>;
  share?: Record<string, number>;
  fee?: number;
  terms?: Record<string, { percent: number; days: number; points: number }>;
  freeDays?: number;
  draw?: Policy["draw"];
};

const usualTerms = {
  "10": { percent: 10, days: 30, points: 1 },
  "20": { percent: 20, days: 60, points: 2 },
  "30": { percent: 30, days: 90, points: 3 },
  "40": { percent: 30, days: 180, points: 5 },
};

/** A policy in a few numbers: a limit is how many bookings of a month count, whatever became of the free ones. */
export function policyOf(numbers: Numbers = {}): Policy {
  const { openDays = {}, limits = {}, share = {}, fee = 100, freeDays = 4, draw = null } = numbers;
  const terms: Record<string, { percent: number; days: number; points: number }> =
    numbers.terms ?? usualTerms;
  const before = (date: string, days: number, time: string) => {
    const moment = new Date(`${date}T00:00:00Z`);
    moment.setUTCDate(moment.getUTCDate() - days);
    return at(`${moment.toISOString().slice(0, 10)} ${time}`);
  };
  return {
    opensAt: ({ playDate }, type) => before(playDate, openDays[type] ?? 28, "09:00"),
    closesAt: (playDate) => before(playDate, 1, "23:59"),
    sharePercent: (type) => share[type] ?? null,
    isLimitReached: (rounds, _day, type) =>
      rounds.filter(({ state }) => !["50", "70"].includes(state)).length >= (limits[type] ?? 99),
    isClash: () => false,
    draw,
    fee: () => ({ total: fee, penaltyBase: fee }),
    cancel: { freeDays: { WEEKDAY: freeDays, WEEKEND: freeDays }, noShowMinutes: 120, dayBoundary: "17:00" },
    terms: (code) => terms[code] ?? null,
    fine: (base, percent) => String((Number(base) * percent) / 100),
    suspension: (days, currentEnd, moment) => {
      const suspendFrom = currentEnd ?? moment;
      return { suspendFrom, suspendTo: new Date(suspendFrom.getTime() + days * 86_400_000) };
    },
    pointsEnd: () => null,
    waiting: {
      isOff: false,
      isLateOnly: false,
      closesAt: (playDate) => before(playDate, 1, "17:00"),
      lastAssignment: (teeOff) => new Date(teeOff.getTime() - 180 * 60_000),
      fits: () => true,
    },
  };
}
