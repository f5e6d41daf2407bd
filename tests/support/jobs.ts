import { findClub } from "@/lib/club-api/domains/policies";
import type { JobContext } from "@/lib/club-api/jobs/job";
import type { TestApi } from "./api";

/** What the runner hands to a job, at the present time of the test's clock. */
export async function jobContext(api: TestApi, name: string, clubCode = "MS01"): Promise<JobContext> {
  const found = await findClub(api.db, clubCode);
  if (!found) throw new Error(`No club ${clubCode}`);
  const { club } = found;
  return {
    db: api.db,
    storage: api.deps.storage,
    logger: api.deps.logger,
    act: {
      club,
      now: api.clock.now(),
      choice: { language: club.defaultLanguage, defaultLanguage: club.defaultLanguage },
      by: { kind: "job", name },
      address: null,
      requestId: `job-${name}`,
      trail: { records: 0 },
    },
  };
}
