import { sql } from "drizzle-orm";
import { auditRecords, bookings, waitings } from "@/lib/club-api/db/tables";
import type { CallOutput } from "@/lib/contract/routes";
import { bookingRow, clubMoment, laySlots } from "@/tests/support/scenes/draws/fairness-scene";
import { officeScene } from "@/tests/support/scenes/office-scene";
import { forFile } from "../../support/for-file";

type Base = CallOutput<"GET /ops/simulations/base">;
type Result = CallOutput<"POST /ops/simulations">;

const scene = await forFile(officeScene);
const saturday = "2026-02-07";

/** A Saturday of February 2026 with two slots: member 100001 had both, 100002 waited in vain. */
beforeAll(async () => {
  const { db } = scene.api;
  await laySlots(db, saturday, "1", ["07:00", "14:00"]);
  const weekend = { dayType: "WEEKEND" as const, createdAt: clubMoment("2026-01-10 09:01") };
  await db
    .insert(bookings)
    .values([
      bookingRow(100_001, [saturday, "07:00"], weekend),
      bookingRow(100_001, [saturday, "14:00"], { ...weekend, createdAt: clubMoment("2026-01-10 09:02") }),
    ]);
  await db.insert(waitings).values({
    clubIdx: 1,
    memberIdx: 100_003,
    playDate: saturday,
    standbyTimeCodes: ["16"],
    courseCodes: [],
    playerCount: 4,
    state: "70",
    createdAt: clubMoment("2026-01-20 09:00"),
    updatedAt: clubMoment("2026-02-06 17:00"),
  });
}, 120_000);

const base = () => scene.data<Base>("ssadmin1", "GET", "/ops/simulations/base");
const simulate = (change: object, part: object = {}) =>
  scene.data<Result>("ssadmin1", "POST", "/ops/simulations", { month: "2026-02", change, ...part });

/** Hash of every table's contents; without the counters of requests, which every call raises. */
async function contents(): Promise<Record<string, string>> {
  const { db } = scene.api;
  const tables = await db
    .select({ name: sql<string>`relname` })
    .from(sql`pg_class`)
    .where(sql`relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and relname <> 'limits'`);
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await db
      .select({ hash: sql<string>`coalesce(md5(string_agg(one::text, '|' order by one::text)), '')` })
      .from(sql`${sql.identifier(name)} as one`);
    found[name] = rows[0]?.hash ?? "";
  }
  return found;
}

test("a limit of one a day, which the month broke, gives the second time to who waited; the list is veiled", async () => {
  const { tables, months } = await base();
  expect(months.find(({ month }) => month === "2026-02")).toEqual({
    month: "2026-02",
    bookings: 2,
    requests: 1,
  });
  // The control asks for today's limits too: one a day is what the club has.
  const open = tables.limits.map((row) => ({
    ...row,
    perDay: 2,
    perWeek: 9,
    perMonth: 9,
    weekendPerMonth: 9,
  }));
  const result = await simulate({ limits: open });
  expect(result.all.actual).toMatchObject({ asked: 3, granted: 2, denied: 1, fees: 1_300_000 });
  expect(result.all.control).toMatchObject({ granted: 2, denied: 1 });
  expect(result.reproduced).toMatchObject({ all: { same: 1, all: 3 }, WAITING: { same: 0, all: 1 } });
  expect(result.all.changed).toMatchObject({ granted: 2, denied: 1 });
  expect(result.persons.map(({ memberIdx, change }) => [memberIdx, change])).toEqual([
    [100_001, "GAIN"],
    [100_003, "LOSE"],
  ]);
  expect(result.persons.every(({ memberName }) => memberName.includes("*"))).toBe(true);
});

test("says what counted as prime and which seed it was; whoever is concerned stands in a tenth", async () => {
  const { tables } = await base();
  const limits = tables.limits.map((row) => ({
    ...row,
    perDay: 2,
    perWeek: 9,
    perMonth: 9,
    weekendPerMonth: 9,
  }));
  const usual = await simulate({ limits });
  expect(usual).toMatchObject({ seed: "MS01-2026-02", primeDay: "WEEKEND", primePeriods: ["1"] });
  const prime = { primeDay: "WEEKDAY", primePeriods: ["1", "2"], seed: "other-1" };
  const other = await simulate({ limits }, prime);
  expect(other).toMatchObject(prime);
  expect([usual.all.actual.prime, other.all.actual.prime]).toEqual([2, 0]);
  expect(other.byDecile.map(({ decile, concerned }) => [decile, concerned])).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect(other.persons.map(({ memberIdx, decile }) => [memberIdx, decile])).toEqual([
    [100_001, 1],
    [100_003, 2],
  ]);
});

test("twice the same answer; who is seen for a reason, which goes on record with the change", async () => {
  const { tables } = await base();
  const penalties = { ...tables.penalties, freeDaysWeekday: 7 };
  const [one, other] = [await simulate({ penalties }), await simulate({ penalties })];
  expect(one).toEqual(other);
  await simulate({ penalties }, { reason: "위원회 심의" });
  const records = await scene.api.db.select().from(auditRecords).orderBy(auditRecords.auditIdx);
  const own = records.filter(({ entity }) => entity === "simulation");
  expect(own.at(-1)).toMatchObject({ action: "VIEW", entityKey: "2026-02", reason: "위원회 심의" });
});

test("nothing is written but that somebody simulated", async () => {
  const { tables } = await base();
  const before = await contents();
  await simulate({
    open: tables.open.map((row) => ({ ...row, weekendDays: 7 })),
    greenFees: tables.greenFees,
  });
  const after = await contents();
  const changed = Object.keys(after).filter((name) => after[name] !== before[name]);
  expect(changed).toEqual(["audit_records"]);
});

test("a month that is not over, prices that are missing and numbers out of range are refused at their field", async () => {
  const { tables } = await base();
  const send = (body: object) => scene.failure("ssadmin1", "POST", "/ops/simulations", body);
  expect((await send({ month: "2026-11", change: {} })).at(-1)).toEqual([
    "month",
    "Please choose a month that is over.",
  ]);
  const refused = await send({ month: "2026-02", change: { greenFees: tables.greenFees.slice(1) } });
  expect(refused.at(-1)).toEqual(["change.greenFees", "Every price that the club has must be included."]);
  const penalties = { ...tables.penalties, freeDaysWeekday: 61 };
  expect((await send({ month: "2026-02", change: { penalties } })).slice(0, 2)).toEqual([400, 9001]);
});

test("a booking keeps its last-minute discount when its month is replayed", async () => {
  const { tables } = await base();
  const feesOf = async () => Number((await simulate({ limits: tables.limits })).all.control.fees);
  const before = await feesOf();
  const discounted = scene.api.db.update(bookings);
  await discounted.set({ percentOff: 20 }).where(sql`play_date = ${saturday}`);
  const after = await feesOf();
  await scene.api.db.update(bookings).set({ percentOff: 0 }).where(sql`play_date = ${saturday}`);
  expect(before - after).toBeGreaterThan(0);
  expect(await feesOf()).toBe(before);
});
