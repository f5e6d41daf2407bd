import type { Reason } from "@/lib/contract/failure-texts/field-reasons";
import {
  isFixedPolicyValue,
  type PolicyProblem,
  type PolicyValues,
  policyProblem,
} from "@/lib/shared/policy-checks";
import { isPolicyCode, kindsOf, type PolicyValueKind } from "@/lib/shared/policy-values";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import { lockPolicy, raisePolicyVersion, selectCourseCodes, updatePolicy } from "./repository";

/** The entry whose third value names the courses in play. */
const profile = "C0010";

/**
 * Changes an entry (domain.md 11.8). It counts from the next call of any process; the version of `policyCodes` rises, so
 * that browsers load it anew. Throws 9001 `code` for an unknown entry, 9001 `values.N` for a value that it cannot have (with the reason `fixed` where nothing else can stand),
 * 2002 when the entries changed since the given version.
 */
export function savePolicy(
  db: Database,
  ctx: Context,
  input: { code: string; values: readonly string[]; version?: number | undefined },
): Promise<{ code: string; version: number }> {
  const values = padded(input.values);
  return transaction(db, async (tx) => {
    const before = await lockPolicy(tx, ctx.club.clubIdx, input.code);
    if (!before) throw new ClubFailure("VAL_FIELD", ["code", "choice"]);
    const problem = policyProblem(input.code, values);
    if (problem) throw refusedValue(input.code, values, problem);
    if (input.code === profile) await refuseUnknownCourses(tx, ctx, values[2]);
    const version = await raisePolicyVersion(tx, ctx.club.clubIdx);
    if (input.version !== undefined && input.version !== version - 1) throw new ClubFailure("STALE");
    const [value1, value2, value3, value4] = values;
    await updatePolicy(tx, ctx.club.clubIdx, input.code, { value1, value2, value3, value4 });
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "policy",
      entityKey: input.code,
      before: [before.value1, before.value2, before.value3, before.value4],
      after: values,
    });
    return { code: input.code, version };
  });
}

export type PolicyChange = { code: string; before: PolicyValues; after: PolicyValues };

/**
 * Changes several entries as one: the version of `policyCodes` rises once. In the caller's transaction, which also puts it on record. Throws
 * 9001 with the code for an entry that is unknown or a value that it cannot have, 2002 when the entries changed since `version`.
 */
export async function savePolicies(
  tx: Database,
  ctx: Context,
  wanted: (before: ReadonlyMap<string, PolicyValues>) => Readonly<Record<string, PolicyValues>>,
  { codes, version }: { codes: readonly string[]; version?: number | undefined },
): Promise<{ version: number; changes: PolicyChange[] }> {
  const { clubIdx } = ctx.club;
  const raised = await raisePolicyVersion(tx, clubIdx);
  if (version !== undefined && version !== raised - 1) throw new ClubFailure("STALE");
  const before = new Map<string, PolicyValues>();
  for (const code of codes) {
    const row = await lockPolicy(tx, clubIdx, code);
    if (!row) throw new ClubFailure("VAL_FIELD", [code, "choice"]);
    before.set(code, [row.value1, row.value2, row.value3, row.value4]);
  }
  const changes: PolicyChange[] = [];
  for (const [code, after] of Object.entries(wanted(before))) {
    if (policyProblem(code, after)) throw new ClubFailure("VAL_FIELD", [code, "together"]);
    const [value1, value2, value3, value4] = after;
    await updatePolicy(tx, clubIdx, code, { value1, value2, value3, value4 });
    changes.push({ code, before: before.get(code) ?? after, after });
  }
  return { version: raised, changes };
}

/** The version of the entries as it is now. */
export { selectPolicyVersion as readPolicyVersion } from "./repository";

/** 9001 for a value of an entry, with the reason. */
function refusedValue(code: string, values: PolicyValues, { place, isAlone }: PolicyProblem): ClubFailure {
  const field = `values.${place}`;
  if (isFixedPolicyValue(code, place)) return new ClubFailure("VAL_FIELD", [field, "fixed"]);
  if (!isAlone || !isPolicyCode(code)) return new ClubFailure("VAL_FIELD", [field, "together"]);
  return new ClubFailure("VAL_FIELD", [field, ...refusalOf(kindsOf(code)[place], values[place] ?? "")]);
}

/** How a value of a kind without bounds is written; of the others the kind itself knows. */
const written: Partial<Record<PolicyValueKind["kind"], Reason>> = {
  switch: ["yes_no"],
  time: ["clock"],
  span: ["like", "21:00-08:00"],
  points: ["like", "6:90"],
  temperatures: ["like", "-10/40"],
  weekday: ["range", "1–7"],
  dateFormat: ["range", "1–36"],
  zoneCode: ["range", "1–40"],
  zone: ["like", "Asia/Seoul"],
  offset: ["like", "+09:00"],
  country: ["like", "KR"],
  currency: ["like", "KRW"],
  locale: ["like", "ko-KR"],
};

/** Why a value is none of its kind. */
function refusalOf(kind: PolicyValueKind | undefined, value: string): Reason {
  if (!kind) return ["empty"];
  if (value === "") return ["required"];
  if ("of" in kind) return ["one_of", kind.of.join(", ")];
  if (!("max" in kind)) return written[kind.kind] ?? ["check"];
  if (kind.kind === "text") return ["too_long", String(kind.max)];
  if (!/^\d+(\.\d+)?$/.test(value)) return ["number"];
  if (Number(value) > kind.max) return ["too_big", String(kind.max)];
  if (Number(value) < kind.min) return ["too_small", String(kind.min)];
  return kind.kind === "whole" ? ["whole"] : ["decimal_places", "4"];
}

/** C0010 v3 names courses that the club has: the generator lays the sheets of no other. */
async function refuseUnknownCourses(tx: Database, ctx: Context, value: string): Promise<void> {
  const known = await selectCourseCodes(tx, ctx.club.clubIdx);
  if (value.split(",").some((code) => !known.includes(code)))
    throw new ClubFailure("VAL_FIELD", ["values.2", "one_of", known.join(", ")]);
}

function padded(values: readonly string[]): PolicyValues {
  const [value1 = "", value2 = "", value3 = "", value4 = ""] = values.map((value) => value.trim());
  return [value1, value2, value3, value4];
}
