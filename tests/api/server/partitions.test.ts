import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import { openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { ensureParts } from "@/lib/club-api/db/partitions";
import { outbox, outboxKeys } from "@/lib/club-api/db/tables";
import { recordAudit } from "@/lib/club-api/domains/audit";
import { queueNotice } from "@/lib/club-api/domains/outbox";
import { partitionsJob, retentionJob } from "@/lib/club-api/jobs/upkeep-jobs";
import { startTestApi } from "../../support/api";
import { createTestDatabase, onServer } from "../../support/database/postgres";
import { openRewritten } from "../../support/database/rewritten-database";
import { forFile } from "../../support/for-file";
import { jobContext } from "../../support/jobs";
import { addSecondClub } from "../../support/scenes/second-club";

/** Months of the tables that are written to the end of: made ahead, filled, and dropped when every club has outlived them. */
const api = await forFile(startTestApi);
const tables = ["audit_records", "booking_logs", "login_log", "outbox", "view_days"] as const;
const day = 86_400_000;

const parts = async (table: string) =>
  (
    await jsonRows<{ name: string }>(
      api.db,
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${table}::regclass order by 1`,
    )
  ).map(({ name }) => name.slice(table.length + 1));
const runJob = async () => partitionsJob.run(await jobContext(api, "partitions"));

async function emptyDatabases(count: number) {
  const database = await createTestDatabase();
  const open = () => openDatabase({ dataDir: "unused", databaseUrl: database.url });
  const opened = await Promise.all(Array.from({ length: count }, open));
  const [first] = opened;
  if (!first) throw new Error("No database was asked for.");
  await migrate(first.db);
  const drop = async () => {
    await Promise.all(opened.map(({ close }) => close()));
    await database.drop();
  };
  return { url: database.url, dbs: opened.map(({ db }) => db), drop };
}

describe("the months ahead", () => {
  test("are made by several processes at once without a fault, each once", async () => {
    const { dbs, drop } = await emptyDatabases(3);
    const reports = await Promise.all(dbs.map((db) => ensureParts(db, new Date("2027-11-30T23:59:59Z"))));
    expect(reports.flatMap(({ refused }) => refused)).toEqual([]);
    expect(reports.flatMap(({ done }) => done).toSorted()).toEqual(
      tables.flatMap((table) => ["y2027m11", "y2027m12", "y2028m01"].map((month) => `${table}_${month}`)),
    );
    await drop();
  });

  test("are looked at with one query where they are whole", async () => {
    const { url, dbs, drop } = await emptyDatabases(1);
    const now = new Date("2027-01-31T23:00:00Z");
    for (const db of dbs) await ensureParts(db, now);
    const asked: string[] = [];
    const watched = openRewritten(url, (text) => {
      asked.push(text);
      return text;
    });
    expect(await ensureParts(watched.db, now)).toEqual({ done: [], refused: [] });
    expect(asked).toHaveLength(1);
    await watched.close();
    await drop();
  });

  test("are left for another day where somebody works with the table, who is not held up", async () => {
    const { url, dbs, drop } = await emptyDatabases(1);
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin");
    await holder.query("select from login_log");
    for (const db of dbs) {
      const { done, refused } = await ensureParts(db, new Date("2027-01-01T00:00:00Z"));
      expect(refused).toEqual(
        ["y2027m01", "y2027m02", "y2027m03"].map((month) => ({
          part: `login_log_${month}`,
          reason: "the table was in use",
        })),
      );
      expect(done).toHaveLength(12);
      await holder.query("commit");
      expect((await ensureParts(db, new Date("2027-01-01T00:00:00Z"))).done).toHaveLength(3);
    }
    await holder.end();
    await drop();
  });

  test("stay in the part of all others where rows of them are there already", async () => {
    const { dbs, drop } = await emptyDatabases(1);
    for (const db of dbs) {
      await db.execute(sql`insert into clubs (club_idx, club_code, created_at) values (1, 'AA01', now())`);
      await db.execute(
        sql`insert into view_days (club_idx, date, kind, record_idx, views) values (1, '2027-02-28', 'notice', 1, 1)`,
      );
      const { done, refused } = await ensureParts(db, new Date("2027-01-01T00:00:00Z"));
      expect(refused).toEqual([]);
      expect(done.filter((name) => name.startsWith("view_days"))).toEqual([
        "view_days_y2027m01",
        "view_days_y2027m03",
      ]);
    }
    await drop();
  });
});

describe("a part of the record of what admins did", () => {
  test.each([
    ["UPDATE", "update audit_records_y2026m11 set actor = 'nobody'"],
    ["DELETE", "delete from audit_records_y2026m11"],
    ["TRUNCATE", "truncate audit_records_y2026m11"],
    ["TRUNCATE of the others", "truncate audit_records_default"],
  ])("refuses %s as the whole does", async (_what, statement) => {
    const { ctx } = await jobContext(api, "test");
    await recordAudit(api.db, ctx, { action: "VIEW", entity: "member", entityKey: "parts" });
    await expect(onServer(api.url, (client) => client.query(statement))).rejects.toThrow("append-only");
  });
});

describe("a month that is over", () => {
  test("is dropped when the club that keeps longest has outlived it, and not before", async () => {
    await addSecondClub(api);
    await api.db.execute(sql`update policies set value2 = '90' where code = 'C0460' and club_idx = 1`);
    await api.db.execute(sql`update policies set value2 = '120' where code = 'C0460' and club_idx = 2`);
    const goneAfter = async (days: number) => {
      api.clock.set(new Date(Date.UTC(2026, 11, 1) + days * day));
      await runJob();
      return !(await parts("login_log")).includes("y2026m11");
    };
    expect(await goneAfter(91)).toBe(false);
    expect(await goneAfter(119)).toBe(false);
    expect(await goneAfter(120)).toBe(true);
    // Two years of records, four of views, and bookings without an end.
    for (const table of ["audit_records", "view_days", "booking_logs"] as const)
      expect(await parts(table)).toContain("y2026m11");
    api.clock.set(new Date("2030-12-10T00:00:00Z"));
    await runJob();
    expect(await parts("audit_records")).not.toContain("y2026m11");
    expect(await parts("view_days")).not.toContain("y2026m11");
    expect(await parts("booking_logs")).toContain("y2026m11");
    for (const table of tables)
      expect(await parts(table)).toEqual(expect.arrayContaining(["default", "y2030m12", "y2031m02"]));
  });

  test("stays while a message of it waits, and is dropped with it when that was sent long ago", async () => {
    await api.reset();
    const { ctx } = await jobContext(api, "test");
    await ensureParts(api.db, ctx.now);
    await api.db.delete(outbox);
    const to = { memberIdx: 100001, lang: "en", phoneNo: "010-0000-0001", email: null } as const;
    await queueNotice(api.db, ctx, "welcome", to, { club: "Mirsol", name: "Kim Miru" });
    const month = `y${ctx.now.toISOString().slice(0, 7).replace("-", "m")}`;
    expect(await parts("outbox")).toContain(month);
    const goneAfter = async (days: number) => {
      api.clock.set(new Date(ctx.now.getTime() + days * day));
      await retentionJob.run(await jobContext(api, "retention"));
      await runJob();
      return !(await parts("outbox")).includes(month);
    };
    expect(await goneAfter(130)).toBe(false);
    await api.db.update(outbox).set({ state: "SENT", sentAt: new Date(ctx.now.getTime() + day) });
    expect(await goneAfter(131)).toBe(true);
  });
});

test("a key tells that a message was queued after the message is gone, also when its month is", async () => {
  await api.reset();
  const { ctx } = await jobContext(api, "test");
  const to = { memberIdx: 100001, lang: "en", phoneNo: "010-0000-0001", email: null } as const;
  const queue = () =>
    queueNotice(api.db, ctx, "welcome", to, { club: "Mirsol", name: "Kim Miru" }, { dedupeKey: "parts" });
  await queue();
  await api.db.delete(outbox);
  await queue();
  expect(await api.db.$count(outbox)).toBe(0);
  expect(await api.db.$count(outboxKeys, eq(outboxKeys.dedupeKey, "parts:SMS"))).toBe(1);
});
