import { sql } from "drizzle-orm";
import { auditRecords } from "@/lib/club-api/db/tables";
import { recordAudit } from "@/lib/club-api/domains/audit";
import { retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";

/** The audit log (checklist S-87): nobody changes it, and the retention job takes what is over two years old. */
const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await note("new");
});

async function note(entityKey: string): Promise<void> {
  const { ctx } = await jobContext(api, "test");
  await recordAudit(api.db, ctx, { action: "VIEW", entity: "member", entityKey });
}
const reasonOf = (error: unknown) => (error instanceof Error ? String(error.cause ?? error) : String(error));
const refusal = (statement: ReturnType<typeof sql>) =>
  api.db.execute(statement).then(() => "no refusal", reasonOf);
const keys = async () =>
  (await api.db.select().from(auditRecords).orderBy(auditRecords.auditIdx)).map(({ entityKey }) => entityKey);

test.each([
  ["UPDATE", sql`update audit_records set actor = 'nobody'`],
  ["DELETE", sql`delete from audit_records`],
  ["TRUNCATE", sql`truncate audit_records`],
  ["the DELETE of one old record", sql`delete from audit_records where at < now() + interval '99 years'`],
])("%s is refused", async (_name, statement) => {
  const before = await keys();
  expect(await refusal(statement)).toContain("append-only");
  expect(await keys()).toEqual(before);
});

test("a transaction that names a moment can delete older records and no younger one", async () => {
  const attempt = api.db.transaction(async (tx) => {
    const moment = new Date(demoNow.getTime() - 1000).toISOString();
    await tx.execute(sql`select set_config('club.audit_purge_before', ${moment}, true)`);
    await tx.execute(sql`delete from audit_records`);
  });
  expect(await attempt.catch(reasonOf)).toContain("append-only");
  expect(await keys()).toContain("new");
});

test("the retention job takes what is older than two years, and the records are append-only behind it", async () => {
  api.clock.set(new Date("2024-11-22T10:00:00+09:00"));
  await note("old");
  api.clock.set(new Date("2024-11-24T10:00:00+09:00"));
  await note("kept");
  api.clock.set(demoNow);
  await retentionJob.run(await jobContext(api, "retention"));
  const left = await keys();
  expect(left).not.toContain("old");
  expect(left).toEqual(expect.arrayContaining(["kept", "new"]));
  expect(await refusal(sql`delete from audit_records`)).toContain("append-only");
});
