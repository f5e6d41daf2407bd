import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { hasOpen } from "./repository";

/** Whether a member has a team form that is not over (withdrawal reason B3, domain.md 7.13). */
export function hasOpenTeamForm(db: Database, act: Act, memberIdx: number): Promise<boolean> {
  return hasOpen(db, act.club.clubIdx, memberIdx);
}
