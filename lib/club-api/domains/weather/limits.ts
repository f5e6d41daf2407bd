import type { Database } from "../../db/database";
import { policyDecimal, readPolicies } from "../policies";
import type { WeatherLimits } from "./rules";

/** C0510; v4 is `lowest/highest` temperature. */
export async function readLimits(db: Database, clubIdx: number): Promise<WeatherLimits> {
  const policy = (await readPolicies(db, clubIdx, ["C0510"])).get("C0510");
  const [lowest, highest] = (policy?.value4 ?? "").match(/-?\d+/g) ?? [];
  return {
    rain: policyDecimal(policy?.value1, 10),
    snow: policyDecimal(policy?.value2, 3),
    gust: policyDecimal(policy?.value3, 15),
    lowest: Number(lowest ?? -10),
    highest: Number(highest ?? 40),
  };
}
