import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { createTestDatabase } from "@/tests/support/database/postgres";

const folder = mkdtempSync(join(tmpdir(), "groups-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were before groups had texts. */
function earlierMigrations(): string {
  cpSync("lib/club-api/db/migrations", folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith("_group_texts"));
  expect(first).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

test("the one name that a group had becomes that of the club's default language, English where none is set", async () => {
  const database = await createTestDatabase();
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl: database.url });
  try {
    await migrate(db, earlierMigrations());
    for (const club of [1, 2, 3]) {
      await db.execute(
        sql`insert into clubs (club_idx, club_code, created_at) values (${club}, ${`C${club}`}, now())`,
      );
      await db.execute(sql`insert into perm_groups (group_idx, club_idx, group_name, description)
        values (40, ${club}, ${`Group ${club}`}, ${club === 1 ? "Reads" : ""})`);
    }
    await db.execute(sql`insert into policies (club_idx, code, name, value1, value2)
      values (1, 'C0090', '', 'en,ko', 'ko'), (2, 'C0090', '', 'xx', 'xx')`);
    await migrate(db);
    const rows = await jsonRows(db, sql`select club_idx as club, texts, version from perm_groups order by 1`);
    const text = (groupName: string, description = "") => ({ groupName, description });
    expect(rows).toEqual([
      { club: 1, texts: { ko: text("Group 1", "Reads") }, version: 1 },
      { club: 2, texts: { en: text("Group 2") }, version: 1 },
      { club: 3, texts: { en: text("Group 3") }, version: 1 },
    ]);
  } finally {
    await close();
    await database.drop();
  }
}, 60_000);
