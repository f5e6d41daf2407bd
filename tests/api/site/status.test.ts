import { and, eq } from "drizzle-orm";
import { jobRuns, outbox } from "@/lib/club-api/db/tables";
import { noteBackup } from "@/lib/club-api/domains/job-runs";
import type { CallOutput } from "@/lib/contract/routes";
import { demoNow, startTestApi } from "../../support/api";
import { forFile } from "../../support/for-file";

/** State of the club's server for staff: in order or to be looked at, with open work and since when. */

type Status = CallOutput<"GET /ops/status">;

const api = await forFile(startTestApi);
let token: string;

beforeEach(async () => {
  await api.reset();
  await api.db.delete(outbox).where(eq(outbox.clubIdx, 1));
  await api.db.delete(jobRuns).where(eq(jobRuns.clubIdx, 1));
  token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
});

const status = async () =>
  (await api.request("GET", "/ops/status", { token })).json.data as unknown as Status;
const before = (minutes: number) => new Date(demoNow.getTime() - minutes * 60_000);
const message = (change: Partial<typeof outbox.$inferInsert> = {}) => ({
  clubIdx: 1,
  channel: "MAIL" as const,
  event: "VOC_ANSWERED",
  target: "a@b.example",
  lang: "en" as const,
  vars: {},
  nextTryAt: before(3),
  createdAt: before(3),
  ...change,
});
const run = (change: Partial<typeof jobRuns.$inferInsert> = {}) => ({
  clubIdx: 1,
  name: "sheet-generate",
  dueAt: before(5),
  nextTryAt: before(5),
  ...change,
});

test("a club in order: site open, messages of minutes, work of the night done, a backup of last night", async () => {
  await api.db.insert(outbox).values(message());
  await api.db.insert(jobRuns).values(run({ state: "DONE", finishedAt: before(4) }));
  await noteBackup(api.db, [1], before(6 * 60));
  expect(await status()).toMatchObject({
    site: { state: "1" },
    bookings: { isOpen: true },
    messages: [
      { channel: "MAIL", state: "ok", waiting: 1, oldestAt: "2026-11-23T09:57:00+09:00", parked: 0 },
      { channel: "SMS", state: "ok", waiting: 0, oldestAt: null },
    ],
    jobs: { state: "ok", done: 2, late: [], parked: [] },
    backup: { state: "ok", at: "2026-11-23T04:00:00+09:00" },
    contact: null,
  });
});

test("a message that has waited for longer than ten minutes, or was given up, is to be looked at", async () => {
  await api.db
    .insert(outbox)
    .values([
      message({ channel: "SMS", createdAt: before(11), nextTryAt: before(1) }),
      message({ state: "PARKED" }),
    ]);
  expect((await status()).messages).toMatchObject([
    { channel: "MAIL", state: "look", waiting: 0, parked: 1 },
    { channel: "SMS", state: "look", waiting: 1, oldestAt: "2026-11-23T09:49:00+09:00" },
  ]);
});

test("a run that is late by a quarter of an hour, or was given up this week, is named", async () => {
  await api.db
    .insert(jobRuns)
    .values([
      run({ name: "outbox", dueAt: before(16) }),
      run({ name: "draw-run", dueAt: before(14) }),
      run({ name: "retention", state: "PARKED", dueAt: before(24 * 60) }),
      run({ name: "image-sweep", state: "PARKED", dueAt: before(8 * 24 * 60) }),
    ]);
  expect((await status()).jobs).toMatchObject({
    state: "look",
    late: [{ name: "outbox", dueAt: "2026-11-23T09:44:00+09:00" }],
    parked: [{ name: "retention" }],
  });
});

test("a backup is old after 26 hours, and missing where none was ever noted", async () => {
  expect((await status()).backup).toEqual({ state: "look", at: null });
  await noteBackup(api.db, [1], before(26 * 60 + 1));
  expect((await status()).backup.state).toBe("look");
  await noteBackup(api.db, [1], before(26 * 60));
  expect((await status()).backup.state).toBe("ok");
  const noted = and(eq(jobRuns.name, "backup"), eq(jobRuns.state, "DONE"));
  expect(await api.db.$count(jobRuns, noted)).toBe(2);
});

test("the operator's contact is shown, and nothing of another club counts", async () => {
  api.deps.operatorContact = "Hosting desk, +82-2-555-0100";
  api.restart();
  token = (await api.signIn("ssadmin1", { isAdmin: true })).accessToken;
  const { contact, bookings } = await status();
  expect(contact).toBe("Hosting desk, +82-2-555-0100");
  expect(bookings.lastAt).toMatch(/^2026-1[01]-\d\dT.*\+09:00$/);
});
