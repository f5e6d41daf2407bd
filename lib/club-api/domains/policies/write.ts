import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Act } from "../../platform/act";
import { ClubFailure } from "../../platform/failure";
import { recordDeed } from "../audit";
import { type PolicyValues, wrongPolicyValue } from "./check-rules";
import { lockPolicy, raisePolicyVersion, updatePolicy } from "./repository";

/**
 * Changes an entry (domain.md 11.8). It counts from the next call of any process; the version of `policyCodes` rises, so
 * that browsers load it anew. Throws 9001 `code` for an unknown entry, 9001 `values.N` for a value that it cannot have,
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
    const wrong = wrongPolicyValue(wish.code, values);
    if (wrong !== null) throw new ClubFailure("VAL_FIELD", [`values.${wrong}`]);
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

function padded(values: readonly string[]): PolicyValues {
  const [value1 = "", value2 = "", value3 = "", value4 = ""] = values.map((value) => value.trim());
  return [value1, value2, value3, value4];
}
