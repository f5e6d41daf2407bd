import type { Database } from "../db/database";
import { listClubs } from "../domains/policies";
import { readIdentitySettings } from "../domains/site";

/** Codes of the clubs whose identity verification is the pretended one (domain.md 6 `SiteCert`, driver MOCK). */
export async function clubsWithMockIdentity(db: Database, now: Date): Promise<string[]> {
  const found: string[] = [];
  for (const club of await listClubs(db)) {
    if ((await readIdentitySettings(db, { club, now })).niceDriver === "MOCK") found.push(club.clubCode);
  }
  return found;
}
