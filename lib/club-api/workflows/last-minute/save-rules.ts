import type { LastMinuteRuleInput } from "@/lib/contract/bookings/last-minute";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { codeNames } from "../../domains/codes";
import {
  insertRule,
  type LastMinutePolicy,
  lockOffers,
  readLastMinutePolicy,
  recordRule,
  selectRule,
  shownRule,
  updateRule,
} from "../../domains/last-minute";
import { actorName, type Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { settleOffers } from "./settle-offers";

type Answer = CallOutput<"POST /ops/last-minute-rules">;

/** A new rule. Throws 5009 and 5010 above what the policy allows, 9001 for a key that the club has not. */
export function createRule(db: Database, ctx: Context, fields: LastMinuteRuleInput): Promise<Answer> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockOffers(tx, clubIdx);
    const policy = await refuseRule(tx, ctx, fields);
    const rule = await insertRule(tx, clubIdx, fields, stampOf(ctx));
    await recordRule(tx, ctx, "CREATE", { after: rule });
    await settleOffers(tx, ctx);
    return shownRule(rule, policy);
  });
}

/** Changes a rule; its offers end, and it offers anew by its next version. Throws 2001, 2002, and what a new one throws. */
export function changeRule(
  db: Database,
  ctx: Context,
  ruleIdx: number,
  { version, ...fields }: LastMinuteRuleInput & { version: number },
): Promise<Answer> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockOffers(tx, clubIdx);
    const before = await selectRule(tx, clubIdx, ruleIdx);
    if (!before) throw new ClubFailure("NOT_FOUND");
    const policy = await refuseRule(tx, ctx, fields);
    const after = await updateRule(tx, { clubIdx, ruleIdx, version }, fields, stampOf(ctx));
    if (!after) throw new ClubFailure("STALE");
    await recordRule(tx, ctx, "UPDATE", { before, after });
    await settleOffers(tx, ctx);
    return shownRule(after, policy);
  });
}

const stampOf = (ctx: Context) => ({ now: ctx.now, by: actorName(ctx.by) });

/** A rule that is off may stand above the bounds, so that it can be switched off when the policy has become stricter. */
async function refuseRule(
  db: Database,
  ctx: Context,
  { courseCode, period, memberTypes, percent, hoursBefore, isOn }: LastMinuteRuleInput,
): Promise<LastMinutePolicy> {
  const policy = await readLastMinutePolicy(db, ctx.club.clubIdx);
  if (isOn && percent > policy.maxPercent) throw new ClubFailure("LM_PERCENT", [String(policy.maxPercent)]);
  if (isOn && hoursBefore > policy.maxHours) throw new ClubFailure("LM_HOURS", [String(policy.maxHours)]);
  const keysOf = async (groupId: string) =>
    new Set((await codeNames(db, ctx.club.clubIdx, groupId, ctx.choice)).keys());
  const types = await keysOf("memberTypes");
  if (!memberTypes.every((type) => types.has(type)))
    throw new ClubFailure("VAL_FIELD", ["memberTypes", "choice"]);
  if (courseCode !== null && !(await keysOf("courses")).has(courseCode)) {
    throw new ClubFailure("VAL_FIELD", ["courseCode", "choice"]);
  }
  if (period !== null && !(await keysOf("periods")).has(period))
    throw new ClubFailure("VAL_FIELD", ["period", "choice"]);
  return policy;
}
