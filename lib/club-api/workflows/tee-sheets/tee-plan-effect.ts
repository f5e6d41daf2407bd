import type {
  StrandedDay,
  TeeDayPreview,
  TeePlanEffect,
  TeePlanInput,
} from "@/lib/contract/tee-sheets/ops-tee-times";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { type PromisedSlot, previewTeeDay, promisedOffPlan, saveTeePlan } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type Change, changeAndCompare, recordEffect, triedOnly } from "./rule-effect";

const shownDays = 31;

/** Slots that a change of the tee times would strand; it is made in a transaction that is rolled back. */
export function teePlanEffect(db: Database, ctx: Context, change: Change<unknown>): Promise<TeePlanEffect> {
  return triedOnly(db, async (tx) => (await changeAndFind(tx, ctx, change)).effect);
}

/** A day by an unsaved plan. It is saved first, and rolled back: a preview refuses what a save would, in the same words. */
export function teeDayPreview(
  db: Database,
  ctx: Context,
  { date, ...plan }: Omit<TeePlanInput, "fromDate"> & { date: string },
): Promise<TeeDayPreview> {
  return triedOnly(db, async (tx) => {
    await saveTeePlan(tx, ctx, { ...plan, fromDate: clubDate(ctx.now, ctx.club.zone) });
    return previewTeeDay(tx, ctx, { date, ...plan });
  });
}

/**
 * Makes a change of the tee times in a transaction of the caller's. What it strands stays and goes on record; 2002 when
 * that is not as much as the author was told of.
 */
export async function withTeePlanEffect<T>(
  tx: Database,
  ctx: Context,
  expects: number | undefined,
  change: Change<T>,
): Promise<T> {
  const { value, effect, numbers } = await changeAndFind(tx, ctx, change);
  if (expects !== undefined && expects !== effect.stranded) throw new ClubFailure("STALE");
  if (effect.stranded > 0) {
    await recordEffect(tx, ctx, { stranded: effect.stranded, rsvNos: numbers, slots: effect.slots });
  }
  return value;
}

async function changeAndFind<T>(tx: Database, ctx: Context, change: Change<T>) {
  const before = new Set((await promisedOffPlan(tx, ctx)).map(({ sheetIdx }) => sheetIdx));
  const compared = await changeAndCompare(tx, ctx, change);
  const slots = (await promisedOffPlan(tx, ctx)).filter(({ sheetIdx }) => !before.has(sheetIdx));
  // A booking at a time that is laid no more is counted as its sold slot.
  const others = compared.found.filter(({ causes }) => !causes.includes("NOT_LAID"));
  const days = daysOf(slots);
  const effect: TeePlanEffect = {
    ...compared.effect,
    stranded: slots.length + others.length,
    slots: countsOf(slots),
    dayCount: days.length,
    days: days.slice(0, shownDays),
  };
  return { ...compared, effect };
}

function countsOf(slots: readonly PromisedSlot[]): TeePlanEffect["slots"] {
  const counts = { sold: 0, held: 0, draw: 0, team: 0 };
  for (const { use } of slots) counts[use] += 1;
  return counts;
}

function daysOf(slots: readonly PromisedSlot[]): StrandedDay[] {
  const dates = [...new Set(slots.map(({ date }) => date))].toSorted();
  return dates.map((date) => ({ date, ...countsOf(slots.filter((slot) => slot.date === date)) }));
}
