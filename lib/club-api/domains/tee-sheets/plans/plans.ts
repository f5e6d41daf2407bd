import type { CallOutput } from "@/lib/contract/routes";
import type { TeePlanInput } from "@/lib/contract/tee-sheets/ops-tee-times";
import { type PlanFault, planFault } from "@/lib/shared/tee-times/plan-faults";
import type { TeePlan } from "@/lib/shared/tee-times/templates";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../../db/database";
import { transaction } from "../../../db/transaction";
import type { Context } from "../../../platform/context";
import { fingerprint } from "../../../platform/crypto";
import { ClubFailure } from "../../../platform/failure";
import { pickText } from "../../../platform/texts";
import { recordAudit } from "../../audit";
import { codeNames } from "../../codes";
import { type RuleBook, readRuleBook } from "../rule-book";
import { intervalsOf, slotDefaults } from "../slots/generation";
import {
  deleteTeePlan,
  lockTeePlans,
  type NamedSeason,
  replaceTeePlan,
  type SavedPlan,
  selectTeePlans,
} from "./plan-repository";

/** The versions of the tee times with what their templates go by (domain.md 7.1). */
export async function readTeePlans(db: Database, ctx: Context): Promise<CallOutput<"GET /ops/tee-times">> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const [plans, book] = await Promise.all([
    selectTeePlans(db, ctx.club.clubIdx),
    readRuleBook(db, ctx, today),
  ]);
  const interval = intervalsOf(book);
  const { minPlayers, maxPlayers } = slotDefaults(book, false);
  return {
    plans: plans.map((plan) => ({ ...onWire(plan), savedAt: clubTimestamp(plan.savedAt, ctx.club.zone) })),
    version: versionOf(plans),
    courses: book.courses.map(({ courseCode, names, color }) => ({
      courseCode,
      courseName: pickText(names, ctx.choice) ?? courseCode,
      color,
    })),
    defaults: {
      weekdayInterval: interval("1", false),
      weekendInterval: interval("1", true),
      nightInterval: interval("3", false),
      minPlayers,
      maxPlayers,
    },
  };
}

function onWire({ fromDate, seasons, templates }: Omit<SavedPlan, "savedAt">): TeePlanInput {
  return {
    fromDate,
    seasons: seasons.map((season) => ({ ...season })),
    templates: templates.map((template) => ({
      ...template,
      weekCodes: [...template.weekCodes] as TeePlanInput["templates"][number]["weekCodes"],
      courseCodes: [...template.courseCodes],
      memberTypes: [...template.memberTypes],
    })),
  };
}

function versionOf(plans: readonly SavedPlan[]): string {
  return fingerprint(plans.map(({ savedAt: _saved, ...plan }) => plan));
}

/**
 * Saves a version in a transaction of the caller's. Throws a `TEE_…` failure for what a plan cannot have, 9001 for a part
 * or a member type that no code group knows, `TEE_FROM_PAST` when it would count for days that are over, 2002 when
 * the versions changed since the given one.
 */
export async function saveTeePlan(
  tx: Database,
  ctx: Context,
  { version, ...input }: TeePlanInput & { version?: string | undefined },
): Promise<{ version: string }> {
  const { clubIdx } = ctx.club;
  requireToCome(ctx, input.fromDate);
  await requirePlan(tx, ctx, input);
  return transaction(tx, async (inner) => {
    const before = await lockedPlans(inner, ctx, version);
    await replaceTeePlan(inner, clubIdx, { ...input, savedAt: ctx.now });
    const earlier = before.find(({ fromDate }) => fromDate === input.fromDate);
    await recordAudit(inner, ctx, {
      action: earlier ? "UPDATE" : "CREATE",
      entity: "teePlan",
      entityKey: "all",
      before: earlier ? onWire(earlier) : null,
      after: input,
    });
    return { version: versionOf(await selectTeePlans(inner, clubIdx)) };
  });
}

/** Takes back a version that has not begun. 2001 for one that is not there, `TEE_FROM_PAST` for one that has begun. */
export async function removeTeePlan(
  tx: Database,
  ctx: Context,
  { fromDate, version }: { fromDate: string; version: string },
): Promise<{ version: string }> {
  const { clubIdx } = ctx.club;
  requireToCome(ctx, fromDate);
  return transaction(tx, async (inner) => {
    const before = await lockedPlans(inner, ctx, version);
    const plan = before.find((one) => one.fromDate === fromDate);
    if (!plan) throw new ClubFailure("NOT_FOUND");
    await deleteTeePlan(inner, clubIdx, fromDate);
    await recordAudit(inner, ctx, {
      action: "DELETE",
      entity: "teePlan",
      entityKey: "all",
      before: onWire(plan),
      after: null,
    });
    return { version: versionOf(await selectTeePlans(inner, clubIdx)) };
  });
}

/** The versions behind the lock of their writers. */
async function lockedPlans(
  tx: Database,
  { club }: Context,
  version: string | undefined,
): Promise<SavedPlan[]> {
  await lockTeePlans(tx, club.clubIdx);
  const before = await selectTeePlans(tx, club.clubIdx);
  if (version !== undefined && version !== versionOf(before)) throw new ClubFailure("STALE");
  return before;
}

function requireToCome({ now, club }: Context, fromDate: string): void {
  if (fromDate < clubDate(now, club.zone)) throw new ClubFailure("TEE_FROM_PAST");
}

/** Refuses a plan that cannot stand. */
async function requirePlan(
  db: Database,
  ctx: Context,
  plan: Pick<TeePlanInput, "seasons" | "templates">,
): Promise<void> {
  const book = await readRuleBook(db, ctx, clubDate(ctx.now, ctx.club.zone));
  const fault = faultIn(book, plan);
  if (fault) throw new ClubFailure(fault.code, fault.vars);
  const keys = async (group: string) =>
    new Set((await codeNames(db, ctx.club.clubIdx, group, ctx.choice)).keys());
  const [periods, memberTypes] = await Promise.all([keys("periods"), keys("memberTypes")]);
  for (const [place, template] of plan.templates.entries()) {
    const isKnown = template.memberTypes.every((type) => memberTypes.has(type));
    if (!periods.has(template.period))
      throw new ClubFailure("VAL_FIELD", [`templates.${place}.period`, "choice"]);
    if (!isKnown) throw new ClubFailure("VAL_FIELD", [`templates.${place}.memberTypes`, "choice"]);
  }
}

function faultIn(book: RuleBook, plan: TeePlan<NamedSeason>): PlanFault | null {
  const nameOf = (code: string) => {
    const names = plan.seasons.find(({ seasonCode }) => seasonCode === code)?.names ?? {};
    return pickText(names, book.ctx.choice) ?? code;
  };
  const courses = book.courses.map(({ courseCode, names }) => {
    return [courseCode, pickText(names, book.ctx.choice) ?? courseCode] as const;
  });
  return planFault(plan, {
    courses: new Map(courses),
    defaultInterval: intervalsOf(book),
    seasonName: nameOf,
  });
}
