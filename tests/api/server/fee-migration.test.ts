import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import rules from "@/lib/club-api/db/seed/data/mirsol/rules.json";
import { createTestDatabase } from "../../support/database/postgres";

const migrations = "lib/club-api/db/migrations";
const folder = mkdtempSync(join(tmpdir(), "fees-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were before fees had versions. */
function earlierMigrations(): string {
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith("_fee_versions"));
  expect(first).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

const card = rules.feeVersions[0]?.card ?? [];
const services = rules.feeVersions[0]?.serviceFees ?? [];

test("what two clubs charged becomes their first version, every amount as it was; a club without fees has none", async () => {
  const database = await createTestDatabase();
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl: database.url });
  try {
    await migrate(db, earlierMigrations());
    for (const club of [1, 2, 3])
      await db.execute(
        sql`insert into clubs (club_idx, club_code, created_at) values (${club}, ${`C${club}`}, now())`,
      );
    for (const { memberType, period, weekday, weekend } of card)
      await db.execute(sql`insert into green_fees (club_idx, member_type, period, weekday, weekend)
        values (1, ${memberType}, ${period}, ${weekday}, ${weekend})`);
    await db.execute(sql`insert into green_fees (club_idx, member_type, period, weekday, weekend)
      values (2, '10', '1', 95.50, 120.25)`);
    for (const { feeCode, nineHoles, fullRound } of services)
      await db.execute(sql`insert into service_fees (club_idx, fee_code, nine_holes, full_round)
        values (1, ${feeCode}, ${nineHoles}, ${fullRound})`);
    await migrate(db);
    const versions = sql`select club_idx as club, version_idx as idx, from_date as since from fee_versions order by 1`;
    expect(await jsonRows(db, versions)).toEqual([
      { club: 1, idx: 1, since: "2000-01-01" },
      { club: 2, idx: 1, since: "2000-01-01" },
    ]);
    const priced = (club: number) =>
      jsonRows<{ key: string; amount: string }>(
        db,
        sql`select member_type || ' ' || period || ' ' || day_type as key, amount::text from fee_rules
          where club_idx = ${club} and week_codes is null and month_from is null and hole_code is null
          and party_size is null order by 1`,
      );
    const expected = card
      .flatMap(({ memberType, period, weekday, weekend }) => [
        { key: `${memberType} ${period} WEEKDAY`, amount: weekday },
        { key: `${memberType} ${period} WEEKEND`, amount: weekend },
      ])
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
    expect(await priced(1)).toEqual(expected);
    expect(await priced(2)).toEqual([
      { key: "10 1 WEEKDAY", amount: "95.50" },
      { key: "10 1 WEEKEND", amount: "120.25" },
    ]);
    const rest = sql`select fee_code as "feeCode", unit, nine_holes::text as "nineHoles",
      full_round::text as "fullRound" from service_fee_rules where club_idx = 1 order by 1`;
    expect(await jsonRows(db, rest)).toEqual(services);
  } finally {
    await close();
    await database.drop();
  }
});
