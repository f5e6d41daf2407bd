import type { PenaltyKind } from "@/lib/contract/code-values/penalties";
import { type Amount, type RoundingMode, readRoundingMode } from "@/lib/shared/money/rounding";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { codeValues } from "../codes";
import { policyNumber, readPolicies } from "../policies";
import { type PenaltyTerms, penaltyTerms, readThresholds, type Threshold } from "./rules";

/** The club's numbers for penalties: C0140 v2, C0180, C0270, C0280. */
export type PenaltyPolicy = {
  fineUnit: Amount;
  rounding: RoundingMode;
  lookBackDays: number;
  thresholds: Threshold[];
  evidenceWaivers: number;
};

export async function readPenaltyPolicy(db: Database, { club }: Context): Promise<PenaltyPolicy> {
  const policies = await readPolicies(db, club.clubIdx, ["C0140", "C0180", "C0270", "C0280"]);
  const points = policies.get("C0280");
  return {
    fineUnit: policyNumber(policies.get("C0140")?.value2, 100) || 1,
    rounding: readRoundingMode(policies.get("C0180")?.value1),
    lookBackDays: policyNumber(policies.get("C0270")?.value4, 365),
    thresholds: readThresholds([points?.value1, points?.value2]),
    evidenceWaivers: policyNumber(points?.value3, 2),
  };
}

/** The terms of a penalty code of the club; 9001 for a code that it does not have. */
export async function readTerms(
  db: Database,
  { club }: Context,
  penaltyCode: PenaltyKind,
): Promise<PenaltyTerms> {
  const values = (await codeValues(db, club.clubIdx, "penaltyCodes")).get(penaltyCode);
  if (!values) throw new ClubFailure("VAL_FIELD", ["penaltyCode", "choice"]);
  return penaltyTerms(values);
}
