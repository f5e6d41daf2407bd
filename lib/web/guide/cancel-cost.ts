import Big from "big.js";
import { memberTypeCode } from "@/lib/contract/code-values/members";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { CancelRules, FeeTableAnswer } from "@/lib/contract/site/course-pages";
import {
  type CancelStage,
  cancelStageAt,
  type DayType,
  type StageDeadlines,
  stageDeadlines,
} from "@/lib/shared/bookings/cancel-stage";
import { type FeeRule, feeDayOf, ruleFor } from "@/lib/shared/fees/fee-rule";
import { versionOn } from "@/lib/shared/fees/fee-versions";
import { readDate, weekCodeOf } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import { type RoundingMode, roundToUnit } from "../../shared/money/rounding";

type Prices = Pick<FeeTableAnswer, "greenFees" | "special">;

/** The club's cancellation rules as plain data for the browser. */
export type CancelTable = {
  rules: CancelRules;
  /** The fees that count now, and from a later day on where a change is known. */
  fees: readonly (Prices & { fromDate: string })[];
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
  const base = greenFees({ ...ask, playDate }, table.fees, round.dayType);
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

/** The booker's green fee and those of his companions, 18 holes, by the fees of the play date. */
function greenFees(ask: CancelAsk, fees: CancelTable["fees"], dayType: DayType): Big | null {
  const version = versionOn(fees, ask.playDate);
  if (!version) return null;
  const rules = rulesOf(version);
  const { period, players: partySize } = ask;
  const day = feeDayOf(ask.playDate, dayType);
  const feeOf = (memberType: string) => {
    const rule = ruleFor(rules, { memberType, day, period, holeCode: roundHoles.eighteen, partySize });
    return rule && new Big(rule.amount);
  };
  const own = feeOf(ask.memberType);
  const companion = feeOf(ask.memberType === memberTypeCode.guest ? memberTypeCode.guest : companionType);
  return own && companion ? own.plus(companion.times(Math.max(0, ask.players - 1))) : null;
}

/** The published prices as the rules that they are. A price of another round than 18 holes says nothing here. */
function rulesOf({ greenFees, special }: Prices): FeeRule[] {
  const ofAll = {
    weekCodes: null,
    monthFrom: null,
    monthTo: null,
    holeCode: null,
    partySize: null,
    note: "",
  };
  return [
    ...greenFees.flatMap(({ memberType, period, weekday, weekend }): FeeRule[] => [
      { ...ofAll, memberType, period, dayType: "WEEKDAY", amount: String(weekday) },
      { ...ofAll, memberType, period, dayType: "WEEKEND", amount: String(weekend) },
    ]),
    ...special.map((rule) => ({ ...rule, amount: String(rule.amount) })),
  ];
}
