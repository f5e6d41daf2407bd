import type { Database } from "../../db/database";
import { listClubs } from "../../domains/policies";
import { readIdentitySettings } from "../../domains/site";
import { StartError } from "../../platform/start-error";

/**
 * Refuses the start of a server in production while the identity verification of a club is the pretended one, which takes
 * anybody for anybody (domain.md 6 `SiteCert`, driver MOCK); so it is for the club that an empty database is about to get.
 * Throws `StartError`.
 */
export async function refuseMockIdentity(db: Database, now: Date, newClubCode: string): Promise<void> {
  const clubs = await listClubs(db);
  const mocked: string[] = clubs.length === 0 ? [newClubCode] : [];
  for (const club of clubs) {
    if ((await readIdentitySettings(db, { club, now })).niceDriver === "MOCK") mocked.push(club.clubCode);
  }
  if (mocked.length === 0) return;
  throw new StartError(
    `Identity verification of ${mocked.join(", ")} is MOCK, which verifies anybody as anybody: start with ` +
      "ALLOW_MOCK_IDENTITY=1, choose a provider in the certification settings of /ishm, and start without it.",
  );
}
