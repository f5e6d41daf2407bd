import { penaltyKind } from "@/lib/contract/code-values/penalties";
import type { RouteParsed } from "@/lib/contract/define-route";
import type { PolicyTables } from "@/lib/contract/draws/simulations";
import type { CallOutput, RouteOf } from "@/lib/contract/routes";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import { codeNames, codeValues } from "../../domains/codes";
import { weightBases } from "../../domains/draws";
import { penaltyTerms } from "../../domains/penalties";
import { readRuleTable } from "../../domains/rule-tables";
import {
  daysOfMonth,
  listMonths,
  type MonthRecord,
  readMonth,
  readOnly,
  replay,
} from "../../domains/simulations";
import { readFeeCard, timeBandsIn } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { veilFor } from "../../platform/veil";
import { simulationAnswer } from "./simulation-answer";
import { policyWith } from "./simulation-policy";
import { type RuleSet, readRuleSet } from "./simulation-rules";

/** The penalties that follow from how a booking ends (domain.md 7.7). */
const stageCodes = [
  penaltyKind.lateCancel1,
  penaltyKind.lateCancel2,
  penaltyKind.sameDayCancel,
  penaltyKind.noShow,
] as const;

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
  const values = await codeValues(db, clubIdx, "penaltyCodes");
  const terms = stageCodes.flatMap((penaltyCode) => {
    const found = values.get(penaltyCode);
    return found ? [{ penaltyCode, ...penaltyTerms(found) }] : [];
  });
  const { WEEKDAY, WEEKEND } = numbers.cancel.freeDays;
  return {
    open: (await readRuleTable(db, ctx, "open")).rows,
    limits: (await readRuleTable(db, ctx, "limits")).rows,
    greenFees: await readFeeCard(db, ctx),
    draw: { mode: draw.mode, loss, win, penalty, bases },
    penalties: { freeDaysWeekday: WEEKDAY, freeDaysWeekend: WEEKEND, terms },
  };
}

type Body = RouteParsed<RouteOf<"POST /ops/simulations">>["body"];

/** Months to replay, and the tables to begin with. */
export async function readSimulationBase(
  db: Database,
  ctx: Context,
): Promise<CallOutput<"GET /ops/simulations/base">> {
  const { clubIdx, zone } = ctx.club;
  const thisMonth = `${clubDate(ctx.now, zone).slice(0, 7)}-01`;
  const named = async (group: string) => Object.fromEntries(await codeNames(db, clubIdx, group, ctx.choice));
  return {
    months: await listMonths(db, clubIdx, thisMonth),
    tables: await readTables(db, ctx),
    names: {
      memberTypes: await named("memberTypes"),
      periods: await named("periods"),
      penaltyCodes: await named("penaltyCodes"),
    },
  };
}

/**
 * Replays a past month under changed tables, and under today's as a control. It reads in a transaction that cannot write;
 * only that somebody simulated goes on record. Throws 9001 for a month that is not over or tables that lack a price.
 */
export async function simulatePolicy(
  db: Database,
  ctx: Context,
  body: Body,
): Promise<CallOutput<"POST /ops/simulations">> {
  const { month, change } = body;
  if (month >= clubDate(ctx.now, ctx.club.zone).slice(0, 7))
    throw new ClubFailure("VAL_FIELD", ["month", "month_over"]);
  const { record, rules, tables } = await transaction(db, (tx) => readAll(tx, ctx, month));
  requirePrices(tables, change);
  const seed = body.seed ?? `${ctx.club.clubCode}-${month}`;
  const origin = policyWith(rules, tables, false);
  const policy = policyWith(rules, { ...tables, ...change }, change.draw !== undefined);
  const control = await replay(record, { policy: origin, origin, seed });
  const changed = await replay(record, { policy, origin, seed });
  const veil = veilFor(body.reason);
  const answer = await simulationAnswer(db, ctx, {
    record,
    control,
    changed,
    veil,
    asked: { ...body, seed },
  });
  const after = { month, seed, change, isMasked: veil.isMasked };
  await recordAudit(db, ctx, {
    action: "VIEW",
    entity: "simulation",
    entityKey: month,
    after,
    reason: veil.reason,
  });
  return answer;
}

async function readAll(
  tx: Database,
  ctx: Context,
  month: string,
): Promise<{ record: MonthRecord; rules: RuleSet; tables: PolicyTables }> {
  await readOnly(tx);
  const rules = await readRuleSet(tx, ctx, daysOfMonth(month));
  const { book } = rules;
  const record = await readMonth(tx, ctx, { month, book, bands: timeBandsIn(book) });
  return { record, rules, tables: await readTables(tx, ctx) };
}

/** Every price that the club has must be there: a round without one could not be reckoned. */
function requirePrices({ greenFees }: PolicyTables, change: Partial<PolicyTables>): void {
  const keyOf = (row: { memberType: string; period: string | null }) => `${row.memberType} ${row.period}`;
  const given = change.greenFees && new Set(change.greenFees.map(keyOf));
  if (given && !greenFees.every((row) => given.has(keyOf(row))))
    throw new ClubFailure("VAL_FIELD", ["change.greenFees", "all_prices"]);
}
