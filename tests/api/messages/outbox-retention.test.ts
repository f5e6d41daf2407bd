import { asc } from "drizzle-orm";
import { outbox } from "@/lib/club-api/db/tables";
import { queueNotice } from "@/lib/club-api/domains/outbox";
import { retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";

/** Addresses and values of what was sent go after ninety days (checklist P-05). */
const api = await forFile(startTestApi);
beforeEach(async () => {
  await api.reset();
  await api.db.delete(outbox);
});

const day = 24 * 60 * 60_000;
const to = { memberIdx: 100001, lang: "en", phoneNo: "010-0000-0001", email: null } as const;

async function queue(dedupeKey?: string): Promise<void> {
  const { ctx } = await jobContext(api, "test");
  const vars = { club: "Mirsol", name: "Kim Miru" };
  await queueNotice(api.db, ctx, "welcome", to, vars, dedupeKey === undefined ? {} : { dedupeKey });
}
async function after(days: number) {
  api.clock.set(new Date(api.clock.now().getTime() + days * day));
  await retentionJob.run(await jobContext(api, "retention"));
  const rows = await api.db.select().from(outbox).orderBy(asc(outbox.outboxIdx));
  return rows.map(({ state, target, vars }) => [state, target, Object.keys(vars).length]);
}

test("a sent message is there after 89 days and gone after 91; one that waits is never taken", async () => {
  await queue();
  await api.db.update(outbox).set({ state: "SENT", sentAt: api.clock.now() });
  await queue();
  expect(await after(89)).toEqual([
    ["SENT", "010-0000-0001", 2],
    ["WAITING", "010-0000-0001", 2],
  ]);
  expect(await after(2)).toEqual([["WAITING", "010-0000-0001", 2]]);
});

test("one that was given up goes as well", async () => {
  await queue();
  await api.db.update(outbox).set({ state: "PARKED", lastError: "refused" });
  expect(await after(89)).toHaveLength(1);
  expect(await after(2)).toEqual([]);
});

test("a message with a key goes as well, and its key stays: it is never sent a second time", async () => {
  await queue("welcome:1");
  await api.db.update(outbox).set({ state: "SENT", sentAt: api.clock.now() });
  expect(await after(89)).toHaveLength(1);
  expect(await after(2)).toEqual([]);
  await queue("welcome:1");
  expect(await after(1)).toEqual([]);
  await queue("welcome:2");
  expect(await after(1)).toHaveLength(1);
});

test("a row that an earlier release left without its words goes too", async () => {
  await queue("welcome:1");
  const gone = { state: "SENT", sentAt: api.clock.now(), target: "", vars: {} } as const;
  await api.db.update(outbox).set(gone);
  expect(await after(91)).toEqual([]);
});
