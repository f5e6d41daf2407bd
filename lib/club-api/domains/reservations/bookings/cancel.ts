import type { CancelRules } from "@/lib/contract/site/course-pages";
import {
  type CancelStage,
  cancelStageAt,
  type DayType,
  freeUntil,
  noShowAfter,
  stageDeadlines,
  stagePenaltyCodes,
} from "@/lib/shared/bookings/cancel-stage";
import type { Database } from "../../../db/database";
import type { Context } from "../../../platform/context";
import { readCodeSets } from "../../codes";
import { dayInfo } from "../../tee-sheets";
import { type BookingPolicy, readBookingPolicy } from "../numbers";
import type { Booking } from "../repository";

const penaltyStages = ["L1", "L2", "L3", "L4"] as const;

type PenaltyEntry = { name: string; values: number[] };
type RoundTime = { playDate: string; teeTime: string };

export type CancelTerms = { dayType: DayType; stage: CancelStage; freeCancelUntil: Date; noShowAfter: Date };

/** The penalty for cancelling a round on this slot now, and until when cancelling is free (domain.md 7.7). */
export async function cancelTerms(
  db: Database,
  ctx: Context,
  { playDate, teeTime }: RoundTime,
  known: { dayType?: DayType | undefined; numbers?: BookingPolicy | undefined } = {},
): Promise<CancelTerms> {
  const dayType = known.dayType ?? (await dayInfo(db, ctx, playDate)).dayType;
  const { cancel } = known.numbers ?? (await readBookingPolicy(db, ctx.club.clubIdx));
  const round = { playDate, teeTime, dayType };
  const { zone } = ctx.club;
  return {
    dayType,
    stage: cancelStageAt(round, cancel, ctx.now, zone),
    freeCancelUntil: freeUntil(round, cancel, zone),
    noShowAfter: noShowAfter(round, cancel, zone),
  };
}

/**
 * The stage of a booking now: free and no-show by the two deadlines that its booker was told when he booked, whatever
 * the club changed since; between them by the days that are left.
 */
export function stageOfBooking(
  booking: Pick<
    Booking,
    "playDate" | "teeTime" | "dayType" | "freeCancelUntil" | "noShowAfter" | "graceUntil"
  >,
  numbers: Parameters<typeof cancelStageAt>[1],
  now: Date,
  zone: string,
): CancelStage {
  if (now > booking.noShowAfter) return "L4";
  const isInGrace = booking.graceUntil !== null && now <= booking.graceUntil;
  if (now < booking.freeCancelUntil || isInGrace) return "L0";
  const stage = cancelStageAt(booking, numbers, now, zone);
  if (stage === "L4") return "L3";
  return stage === "L0" ? "L1" : stage;
}

export type CancelRule = {
  freeUntil: Date;
  /** Percent and days of each penalty stage, and until when it lasts; the last one has no end. */
  stages: { stage: "L1" | "L2" | "L3" | "L4"; until: Date | null; percent: number; days: number }[];
};

/** The cancellation rule shown before a slot is booked (R5 `cancelRule`). */
export async function cancelRule(
  db: Database,
  ctx: Context,
  { playDate, teeTime }: RoundTime,
): Promise<CancelRule> {
  const { dayType } = await dayInfo(db, ctx, playDate);
  const { cancel } = await readBookingPolicy(db, ctx.club.clubIdx);
  const deadlines = stageDeadlines({ playDate, teeTime, dayType }, cancel, ctx.club.zone);
  const penalties = await penaltyEntries(db, ctx);
  const untils = { L1: deadlines.L1, L2: deadlines.L2, L3: deadlines.L3, L4: null };
  return {
    freeUntil: deadlines.freeUntil,
    stages: penaltyStages.map((stage) => {
      const [percent = 0, days = 0] = penalties.get(stagePenaltyCodes[stage])?.values ?? [];
      return { stage, until: untils[stage], percent, days };
    }),
  };
}

/** The club's numbers of all cancellations, for whoever wants to know before booking. */
export async function readCancelRules(db: Database, ctx: Context): Promise<CancelRules> {
  const { cancel, moneyUnit } = await readBookingPolicy(db, ctx.club.clubIdx);
  const penalties = await penaltyEntries(db, ctx);
  return {
    freeDays: cancel.freeDays,
    noShowMinutes: cancel.noShowMinutes,
    dayBoundary: cancel.dayBoundary,
    stages: penaltyStages.map((stage) => {
      const penaltyCode = stagePenaltyCodes[stage];
      const { name = penaltyCode, values: [percent = 0, days = 0, points = 0] = [] } =
        penalties.get(penaltyCode) ?? {};
      return { stage, penaltyCode, name, percent, days, points };
    }),
    fineUnit: moneyUnit.fine || 1,
  };
}

/** Until when a cancellation on a day is free, before a slot is chosen (R3 `freeCancelUntil`). */
export async function freeCancelUntil(
  db: Database,
  ctx: Context,
  playDate: string,
  dayType: DayType,
): Promise<Date> {
  const { cancel } = await readBookingPolicy(db, ctx.club.clubIdx);
  return freeUntil({ playDate, dayType }, cancel, ctx.club.zone);
}

/** Name, and percent, days and points, per penalty code (code group penaltyCodes). */
async function penaltyEntries(db: Database, ctx: Context): Promise<Map<string, PenaltyEntry>> {
  const reader = { clubIdx: ctx.club.clubIdx, choice: ctx.choice, loadDate: "" };
  const sets = await readCodeSets(db, "penaltyCodes", reader);
  const entries = sets.penaltyCodes?.list ?? [];
  return new Map(
    entries.map(({ key, keyName, values }) => [
      key,
      { name: keyName, values: values.map((value) => Number.parseInt(value, 10) || 0) },
    ]),
  );
}
