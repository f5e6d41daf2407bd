import Big from "big.js";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import type { CancelRules, FeeTableAnswer } from "@/lib/contract/site/course-pages";
import {
  type CancelStage,
  cancelStageAt,
  type DayType,
  type StageDeadlines,
  stageDeadlines,
} from "@/lib/shared/bookings/cancel-stage";
import { readDate, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import { type RoundingMode, roundToUnit } from "../../shared/money/rounding";

type GreenFee = FeeTableAnswer["greenFees"][number];

/** The club's cancellation rules as plain data for the browser. */
export type CancelTable = {
  rules: CancelRules;
  greenFees: readonly GreenFee[];
  /** Public holidays, priced as weekends. */
  holidays: readonly string[];
  rounding: RoundingMode;
  zone: string;
};

/** A round as its booker knows it; `playDate` and `teeTime` as the fields of a form hold them. */
export type CancelAsk = {
  playDate: string;
  teeTime: string;
  memberType: string;
  period: string;
  players: number;
};

export type CancelCost =
  | { kind: "incomplete" }
  /** The round has begun, or is over. */
  | { kind: "over" }
  | {
      kind: "cost";
      stage: CancelStage;
      percent: number;
      days: number;
      points: number;
      /** The green fees of the party, which the fine is a share of; null where the table has no price. */
      base: string | null;
      fine: string | null;
      deadlines: StageDeadlines;
    };

/** Companions who are not registered pay, and are fined, as web members (domain.md 7.4). */
const companionType = memberTypeCode.web;
const teeTimeShape = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Weekends are Saturdays, Sundays and public holidays (domain.md 7.1). */
export function dayTypeOf(date: string, holidays: readonly string[]): DayType {
  const week = weekCodeOf(date);
  return week === 1 || week === 7 || holidays.includes(date) ? "WEEKEND" : "WEEKDAY";
}

/** The cost of cancelling a round at a moment, by the club's clock (domain.md 7.7). */
export function cancelCost(ask: CancelAsk, table: CancelTable, now: Date): CancelCost {
  const { rules, zone } = table;
  const playDate = readDate(ask.playDate);
  if (playDate === null || !teeTimeShape.test(ask.teeTime)) return { kind: "incomplete" };
  if (now >= atClubTime(playDate, ask.teeTime, zone)) return { kind: "over" };
  const round = { playDate, teeTime: ask.teeTime, dayType: dayTypeOf(playDate, table.holidays) };
  const stage = cancelStageAt(round, rules, now, zone);
  const terms = rules.stages.find((one) => one.stage === stage);
  const { percent, days, points } = terms ?? { percent: 0, days: 0, points: 0 };
  const base = greenFees(ask, table.greenFees, round.dayType);
  return {
    kind: "cost",
    stage,
    percent,
    days,
    points,
    base: base === null ? null : base.toFixed(),
    fine: base && roundToUnit(base.times(percent).div(100), rules.fineUnit, table.rounding).toFixed(),
    deadlines: stageDeadlines(round, rules, zone),
  };
}

/** The booker's green fee and those of his companions, 18 holes. */
function greenFees(ask: CancelAsk, fees: readonly GreenFee[], dayType: DayType): Big | null {
  const feeOf = (memberType: string) => {
    const row = fees.find((fee) => fee.memberType === memberType && fee.period === ask.period);
    return row && new Big(dayType === "WEEKEND" ? row.weekend : row.weekday);
  };
  const own = feeOf(ask.memberType);
  const companion = feeOf(ask.memberType === memberTypeCode.guest ? memberTypeCode.guest : companionType);
  return own && companion ? own.plus(companion.times(Math.max(0, ask.players - 1))) : null;
}
