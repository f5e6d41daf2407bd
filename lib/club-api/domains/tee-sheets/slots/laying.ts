import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { TeeSpanResult } from "@/lib/contract/tee-sheets/ops-tee-times";
import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { recordAudit } from "../../audit";
import { policyNumber } from "../../policies";
import { dayIn, isTeedOff, type RuleBook, readRuleBook } from "../rule-book";
import { maxDays, slotRowsOn } from "./generation";
import { deleteUnsold, type SpanRow, selectSpan } from "./laying-repository";
import { type DayPlan, planOfDay } from "./laying-rules";
import { lockSlots } from "./slots";
import { insertMissingSlots, type NewSlot, updateSlots } from "./slots-repository";

type Span = { from: string; to: string };

/** Slots that laying a span of days would create and keep, and that clearing it would remove. */
export async function readTeeSpan(db: Database, ctx: Context, span: Span): Promise<TeeSpanResult> {
  return resultOf(await plansOfSpan(db, ctx, span));
}

/**
 * Lays the missing tee times of a span, days with sheets too: slots that exist stay, and new times keep off those that no
 * template asks for. 9001 when the span is in the past, runs backwards or too far.
 */
export function layTeeSpan(db: Database, ctx: Context, span: Span): Promise<TeeSpanResult> {
  return transaction(db, async (tx) => {
    const plans = await plansOfSpan(tx, ctx, span);
    let created = 0;
    for (const { create } of plans) created += await insertMissingSlots(tx, create);
    const result = { ...resultOf(plans), created, removed: 0, withdrawn: 0 };
    const entityKey = `${span.from}/${span.to}`;
    await recordAudit(tx, ctx, {
      action: "CREATE",
      entity: "tee-sheet",
      entityKey,
      after: { ...span, ...result },
    });
    return result;
  });
}

/**
 * Removes the unsold slots of a span that no template asks for; those that a past booking names are blocked. Never a slot
 * that is sold, held, kept for a draw or a team, squeezed in or over. The slots are locked before they are judged.
 */
export function clearTeeSpan(db: Database, ctx: Context, span: Span): Promise<TeeSpanResult> {
  return transaction(db, async (tx) => {
    const { clubIdx } = ctx.club;
    const goes = (plans: readonly DayPlan<NewSlot>[]) =>
      plans.flatMap(({ remove, withdraw }) => [...remove, ...withdraw]);
    await lockSlots(tx, clubIdx, goes(await plansOfSpan(tx, ctx, span)));
    const plans = await plansOfSpan(tx, ctx, span);
    const change = { openType: slotState.blocked, memberTypes: null, updatedAt: ctx.now };
    const withdraw = plans.flatMap((plan) => plan.withdraw);
    const removed = await deleteUnsold(
      tx,
      clubIdx,
      plans.flatMap((plan) => plan.remove),
      ctx.now,
    );
    const withdrawn = withdraw.length
      ? await updateSlots(tx, clubIdx, withdraw, change, { freeOnly: true })
      : 0;
    const result = { ...resultOf(plans), created: 0, held: 0, removed, withdrawn };
    const entityKey = `${span.from}/${span.to}`;
    const after = { ...span, removed, withdrawn, sheetIdxs: goes(plans) };
    await recordAudit(tx, ctx, { action: "DELETE", entity: "tee-sheet", entityKey, after });
    return result;
  });
}

async function plansOfSpan(db: Database, ctx: Context, { from, to }: Span): Promise<DayPlan<NewSlot>[]> {
  const { clubIdx, zone } = ctx.club;
  if (from < clubDate(ctx.now, zone)) throw new ClubFailure("VAL_FIELD", ["from", "past"]);
  if (to < from || to > addDays(from, maxDays))
    throw new ClubFailure("VAL_FIELD", ["to", "days_most", String(maxDays)]);
  const book = await readRuleBook(db, ctx, from, to);
  const byDay = new Map<string, SpanRow[]>();
  for (const row of await selectSpan(db, { clubIdx, from, to, now: ctx.now })) {
    const day = byDay.get(row.playDate);
    if (day) day.push(row);
    else byDay.set(row.playDate, [row]);
  }
  const plans: DayPlan<NewSlot>[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    plans.push(planOf(book, date, byDay.get(date) ?? []));
  }
  return plans;
}

function planOf(book: RuleBook, date: string, rows: readonly SpanRow[]): DayPlan<NewSlot> {
  const day = dayIn(book, date);
  const standing = rows.map((row) => ({ ...row, isTeedOff: isTeedOff(book.ctx, row) }));
  const leastMinutes = policyNumber(book.policy("C0020")?.value4, 10) / 2;
  // On a closed day nothing is laid, but its templates still ask for the slots that are there.
  const plan = planOfDay(slotRowsOn(book, day), standing, { isOpen: day.isOpen, leastMinutes });
  const create = plan.create.filter((slot) => !isTeedOff(book.ctx, slot));
  return { ...plan, create };
}

function resultOf(plans: readonly DayPlan<NewSlot>[]): TeeSpanResult {
  const sum = (value: (plan: DayPlan<NewSlot>) => number) =>
    plans.reduce((total, plan) => total + value(plan), 0);
  return {
    created: sum(({ create }) => create.length),
    held: sum(({ create }) => create.filter(({ openType }) => openType !== slotState.open).length),
    kept: sum(({ kept }) => kept),
    blocked: sum(({ blocked }) => blocked),
    removed: sum(({ remove }) => remove.length),
    withdrawn: sum(({ withdraw }) => withdraw.length),
    staying: sum(({ staying }) => staying),
  };
}
