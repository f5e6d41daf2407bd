import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { migrate } from "@/lib/club-api/db/migrate";
import { createTestDatabase } from "../../support/database/postgres";

const migrations = "lib/club-api/db/migrations";
const folder = mkdtempSync(join(tmpdir(), "records-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were before clubs had records for what their pages say. */
function earlierMigrations(): string {
  cpSync(migrations, folder, { recursive: true });
  const path = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8"));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith("_club_records"));
  expect(first).toBeGreaterThan(0);
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, first) }));
  return folder;
}

type Typed = Record<string, Record<string, string>>;

async function typeTexts(db: Database, club: number, texts: Typed): Promise<void> {
  await db.execute(
    sql`insert into clubs (club_idx, club_code, created_at) values (${club}, ${`C${club}`}, now())`,
  );
  for (const [lang, byCode] of Object.entries(texts)) {
    await db.execute(sql`insert into i18n_versions (club_idx, lang, version) values (${club}, ${lang}, 5)`);
    for (const [code, msg] of Object.entries(byCode))
      await db.execute(sql`insert into i18n_messages (club_idx, lang, category, code, msg)
        values (${club}, ${lang}, '10', ${code}, ${msg})`);
  }
}

const ours: Typed = {
  ko: {
    "home.hero.title": "솔향",
    "club.greeting.text": "하나\n둘",
    "club.history.entries": "1998 | 개장\n1960s | 코스 설계 | 첫 안\n마당만 남음",
    "club.facilities.entries": " 식당 | 06:00 – 21:00 | 국밥 | 그리고 커피 \n\n연회장 | 예약제",
    "club.location.ways": "승용차 | 7분\n기차와 셔틀 | 예약",
    "club.location.places": "미르역 | 172 | 7 | rail\n쓰지 않음 | 서쪽 | 4 | road",
    "common.close": "닫기",
  },
  en: {
    "home.food.lead": "Soup",
    "club.history.entries": "1998 | Opened\n1960s | Courses drawn",
    "club.facilities.entries": "Restaurant | 06:00 – 21:00 | Soup",
    "club.location.ways": "By car | 7 minutes",
    "club.location.places": "Seoul | 304 | 42 | town\nMir Station | 172 | 7 | rail",
  },
};

type Entry = { kind: string; place: number; texts: Record<string, Record<string, string>> };

test("what a club typed becomes its records, a line each, in every language; the overrides go, others stay", async () => {
  const database = await createTestDatabase();
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl: database.url });
  try {
    await migrate(db, earlierMigrations());
    await typeTexts(db, 1, ours);
    await typeTexts(db, 2, { ja: { "club.location.places": "-", "home.hero.title": "海" } });
    await typeTexts(db, 3, { en: { "common.close": "Shut" } });
    await migrate(db);
    const words = await jsonRows(db, sql`select club_idx as club, texts from club_words order by 1`);
    expect(words).toEqual([
      {
        club: 1,
        texts: {
          ko: expect.objectContaining({ homeTitle: "솔향", greetingText: "하나\n둘", foodLead: "" }),
          en: expect.objectContaining({ homeTitle: "", foodLead: "Soup", signature: "" }),
        },
      },
      { club: 2, texts: { ja: expect.objectContaining({ homeTitle: "海" }) } },
    ]);
    const rows = await jsonRows<Entry & Record<string, unknown>>(
      db,
      sql`select club_idx as club, kind, sort_order as place, texts, happened_on as date, way_kind as way, bearing,
        distance_km as km, place_kind as drawn from club_entries order by kind, sort_order`,
    );
    expect(rows.every(({ club }) => club === 1)).toBe(true);
    const of = (kind: string) => rows.filter((row) => row.kind === kind);
    const text = (title: string, hours = "", about = "") => ({ title, hours, text: about });
    expect(of("HISTORY")).toMatchObject([
      { date: "1998", texts: { ko: text("개장"), en: text("Opened") } },
      { date: null, texts: { ko: text("1960s: 코스 설계 | 첫 안"), en: text("1960s: Courses drawn") } },
      { date: null, texts: { ko: text("마당만 남음") } },
    ]);
    expect(of("FACILITY")).toMatchObject([
      {
        texts: {
          ko: text("식당", "06:00 – 21:00", "국밥 | 그리고 커피"),
          en: text("Restaurant", "06:00 – 21:00", "Soup"),
        },
      },
      { texts: { ko: text("연회장", "예약제") } },
    ]);
    expect(of("WAY")).toMatchObject([
      { way: "CAR", texts: { ko: text("승용차", "", "7분"), en: text("By car", "", "7 minutes") } },
      { way: "TRAIN", texts: { ko: text("기차와 셔틀", "", "예약") } },
    ]);
    expect(of("PLACE").toSorted((one, other) => Number(one.km) - Number(other.km))).toMatchObject([
      { bearing: 172, km: 7, drawn: "rail", texts: { ko: text("미르역"), en: text("Mir Station") } },
      { bearing: 304, km: 42, drawn: "town", texts: { en: text("Seoul") } },
    ]);
    expect(await jsonRows(db, sql`select club_idx as club, code from i18n_messages order by 1`)).toEqual([
      { club: 1, code: "common.close" },
      { club: 3, code: "common.close" },
    ]);
    const versions = sql`select club_idx as club, lang, version from i18n_versions order by 1, 2`;
    expect(await jsonRows(db, versions)).toEqual([
      { club: 1, lang: "en", version: 6 },
      { club: 1, lang: "ko", version: 6 },
      { club: 2, lang: "ja", version: 6 },
      { club: 3, lang: "en", version: 5 },
    ]);
  } finally {
    await close();
    await database.drop();
  }
}, 60_000);
