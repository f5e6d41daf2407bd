import { findClub } from "@/lib/club-api/domains/policies";
import type { JobContext } from "@/lib/club-api/jobs/job";
import type { TestApi } from "./api";

/** Context of a job of the demo club, at the test's present moment. */
export async function jobContext(api: TestApi, name: string): Promise<JobContext> {
  const found = await findClub(api.db, "MS01");
  if (!found) throw new Error("The demo club is missing.");
  const { club } = found;
  const { db, deps } = api;
  return {
    db,
    storage: deps.storage,
    logger: deps.logger,
    ctx: {
      club,
      now: api.clock.now(),
      choice: { language: club.defaultLanguage, defaultLanguage: club.defaultLanguage },
      by: { kind: "job", name },
      address: null,
      requestId: `test-${name}`,
      trail: { records: 0 },
    },
  };
}
