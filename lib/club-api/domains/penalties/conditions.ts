import { and, eq, type SQL } from "drizzle-orm";
import { penaltyState } from "@/lib/contract/code-values/penalties";
import { penalties } from "../../db/tables";

/** In force, or in line behind another suspension. */
export const active = penaltyState.active;

/** All penalties of a member. */
export function ofMember(clubIdx: number, memberIdx: number): SQL | undefined {
  return and(eq(penalties.clubIdx, clubIdx), eq(penalties.memberIdx, memberIdx));
}
