import type { Database } from "../../database";
import { policies } from "../../tables";
import type { FrameSeeding } from "../seeding";

/** The policies of a new club (domain.md 3). */
export async function seedPolicies(tx: Database, { clubIdx, data }: FrameSeeding): Promise<void> {
  await tx.insert(policies).values(
    data.policies.map(({ code, name, values: [value1 = "", value2 = "", value3 = "", value4 = ""] }) => ({
      clubIdx,
      code,
      name,
      value1,
      value2,
      value3,
      value4,
    })),
  );
}
