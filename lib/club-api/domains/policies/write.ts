import { fieldReason } from "@/lib/contract/failure-texts/field-reasons";
import { isFixedPolicyValue, type PolicyValues, policyProblem } from "@/lib/shared/policy-checks";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
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
  act: Act,
  wish: { code: string; values: readonly string[]; version?: number | undefined },
): Promise<{ code: string; version: number }> {
  const values = padded(wish.values);
  return transaction(db, async (tx) => {
    const before = await lockPolicy(tx, act.club.clubIdx, wish.code);
    if (!before) throw new ClubFailure("VAL_FIELD", ["code"]);
    const problem = policyProblem(wish.code, values);
    if (problem) throw refusedValue(act, wish.code, problem.place);
    if (wish.code === profile) await refuseUnknownCourses(tx, act, values[2]);
    const version = await raisePolicyVersion(tx, act.club.clubIdx);
    if (wish.version !== undefined && wish.version !== version - 1) throw new ClubFailure("STALE");
    const [value1, value2, value3, value4] = values;
    await updatePolicy(tx, act.club.clubIdx, wish.code, { value1, value2, value3, value4 });
    await recordDeed(tx, act, {
      action: "UPDATE",
      entity: "policy",
      entityKey: wish.code,
      before: [before.value1, before.value2, before.value3, before.value4],
      after: values,
    });
    return { code: wish.code, version };
  });
}

/** 9001 for a value of an entry. */
function refusedValue({ choice }: Act, code: string, place: number): ClubFailure {
  const field = `values.${place}`;
  if (!isFixedPolicyValue(code, place)) return new ClubFailure("VAL_FIELD", [field]);
  const told = [field, fieldReason(choice.language, "fixed")];
  return new ClubFailure("VAL_FIELD", told, undefined, [field, fieldReason("en", "fixed")]);
}

/** C0010 v3 names courses that the club has: the generator lays the sheets of no other. */
async function refuseUnknownCourses(tx: Database, act: Act, value: string): Promise<void> {
  const known = await selectCourseCodes(tx, act.club.clubIdx);
  if (value.split(",").some((code) => !known.includes(code)))
    throw new ClubFailure("VAL_FIELD", ["values.2"]);
}

function padded(values: readonly string[]): PolicyValues {
  const [value1 = "", value2 = "", value3 = "", value4 = ""] = values.map((value) => value.trim());
  return [value1, value2, value3, value4];
}
