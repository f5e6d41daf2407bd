import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { PolicyTables } from "@/lib/contract/draws/simulations";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { codeValues } from "../../domains/codes";
import { weightBases } from "../../domains/draws";
import { penaltyTerms } from "../../domains/penalties";
import { readRuleTable } from "../../domains/rule-tables";
import { daysOfMonth } from "../../domains/simulations";
import type { Context } from "../../platform/context";
import { readRuleSet } from "./simulation-rules";

/** The penalties that follow from how a booking ends (domain.md 7.7). */
const stageCodes: readonly string[] = [
  penaltyKind.lateCancel1,
  penaltyKind.lateCancel2,
  penaltyKind.sameDayCancel,
  penaltyKind.noShow,
];

/** The tables that a month can be replayed under, as the club has them now. */
export async function readTables(db: Database, ctx: Context): Promise<PolicyTables> {
  const { clubIdx } = ctx.club;
  const { draw, numbers } = await readRuleSet(
    db,
    ctx,
    daysOfMonth(clubDate(ctx.now, ctx.club.zone).slice(0, 7)),
  );
  const { loss, win, penalty } = draw.rates;
  const bases = [...(await weightBases(db, clubIdx))].map(([memberType, base]) => ({ memberType, base }));
  const terms = [...(await codeValues(db, clubIdx, "penaltyCodes"))]
    .filter(([penaltyCode]) => stageCodes.includes(penaltyCode))
    .map(([penaltyCode, values]) => ({ penaltyCode, ...penaltyTerms(values) }));
  const { WEEKDAY, WEEKEND } = numbers.cancel.freeDays;
  return {
    open: (await readRuleTable(db, ctx, "open")).rows,
    limits: (await readRuleTable(db, ctx, "limits")).rows,
    greenFees: (await readRuleTable(db, ctx, "green-fees")).rows,
    draw: { mode: draw.mode, loss, win, penalty, bases },
    penalties: { freeDaysWeekday: WEEKDAY, freeDaysWeekend: WEEKEND, terms },
  };
}
