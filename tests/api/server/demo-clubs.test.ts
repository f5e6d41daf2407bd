import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { demoClubs, seedDemo, seedDemoClubs } from "@/lib/club-api/db/seed";
import { readClubData } from "@/lib/club-api/db/seed/club-data";
import { languagesOf } from "@/lib/club-api/db/seed/club-languages";
import * as tables from "@/lib/club-api/db/tables";
import { apiOver } from "../../support/api";
import { createTestDatabase } from "../../support/database/postgres";
import { foreignFinder } from "../../support/demo-clubs/foreign-text";
import { demoVocabularies } from "../../support/demo-clubs/vocabulary";
import { brokenRules } from "../../support/history/invariants";

const demoNow = new Date("2026-11-23T10:00:00+09:00");
const folderOf = () => mkdtemp(join(tmpdir(), "clubfront-clubs-"));

async function emptyDatabase() {
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ dataDir: "unused", databaseUrl: url });
  await migrate(database.db);
  const close = async () => {
    await database.close();
    await drop();
  };
  return { ...database, close };
}

const clubs = demoClubs.map((folder, place) => {
  const data = readClubData(folder);
  return { folder, clubIdx: place + 1, code: data.club.clubCode, data, languages: languagesOf(data) };
});
type Club = (typeof clubs)[number];

const vocabularies = demoVocabularies();

/** Finds what another club says: its names, telephones, currency and whole sentences, and words of its country. */
function foreignTo({ code }: Club) {
  const own = vocabularies.find((one) => one.code === code);
  if (!own) throw new Error(`no vocabulary of ${code}`);
  const find = foreignFinder(own, vocabularies);
  return (text: string) => [...new Set(text.split(/[<>"\\\n]+/))].flatMap(find);
}

let api: Awaited<ReturnType<typeof apiOver>>;

beforeAll(async () => {
  const [database, folder] = [await emptyDatabase(), await folderOf()];
  await seedDemoClubs(database.db, { now: demoNow, storage: await openFolderStorage(folder) });
  api = await apiOver(database, demoNow, folder);
}, 180_000);
afterAll(() => api.close());

test("three clubs in one database break no rule", async () => {
  expect(await brokenRules(api.db)).toEqual([]);
});

test.each(clubs)("no row of $code says a word of another club", async (club) => {
  const named = await api.db
    .select({ name: sql<string>`table_name` })
    .from(sql`information_schema.columns`)
    .where(sql`column_name = 'club_idx' and table_schema = 'public'`);
  const foreign = foreignTo(club);
  const found: string[] = [];
  for (const { name } of named) {
    const rows = await api.db
      .select({ text: sql<string>`to_jsonb(one)::text` })
      .from(sql`${sql.identifier(name)} as one`)
      .where(sql`club_idx = ${club.clubIdx}`);
    for (const word of foreign(rows.map(({ text }) => text).join("\n"))) found.push(`${name}: ${word}`);
  }
  expect(found).toEqual([]);
});

/** The reads of public pages, each of a row that every demo club has. */
const reads = [
  "/site/info",
  "/site/addition",
  "/site/state",
  "/menus/club/{club}",
  "/common/i18n/{lang}/{club}",
  "/common/system-code/{club}?code=memberTypes",
  "/holiday",
  "/banner/page/010000",
  "/terms",
  "/terms/21",
  "/notice/top",
  "/notice/normal",
  "/notice/12",
  "/weather/widget",
  "/weather",
  "/reservation/calendar/202612",
  "/reservation/sheets/non-member/{club}/20261205",
  "/ext/courses",
  "/ext/fees",
  "/ext/cancel-rules",
  "/ext/slots-ledger/{club}/20261205",
  "/event",
  "/event/31",
  "/faq",
  "/faq/1",
  "/reference/normal",
  "/reference/4",
  "/fnb-menu",
  "/fnb-menu/1",
  "/hof/normal",
  "/lost-item",
  "/lost-item/2",
];

const inEach = clubs.flatMap((club) => club.languages.map((lang) => ({ code: club.code, lang, club })));

// seed 47
test.each(inEach)("every page of $code is answered in $lang, without a word of another club", async (one) => {
  const faults: string[] = [];
  const foreign = foreignTo(one.club);
  for (const read of reads) {
    const path = read.replace("{club}", one.code).replace("{lang}", one.lang);
    const query = `${path.includes("?") ? "&" : "?"}clubCode=${one.code}&lang=${one.lang}`;
    const { status, text } = await api.request("GET", `${path}${query}`);
    if (status !== 200) faults.push(`${path}: ${status} ${text.slice(0, 200)}`);
    for (const word of foreign(text)) faults.push(`${path}: ${word}`);
  }
  expect(faults).toEqual([]);
});

test("a number in three clubs is three records", async () => {
  const titles = [];
  for (const { code } of clubs)
    titles.push((await api.request("GET", `/notice/12?clubCode=${code}&lang=en`)).json.data.title);
  expect(titles).toEqual(["Winter tee times", "Winter times and the frost rule", "Winter starting times"]);
  const missed = await api.db.select().from(tables.bookings).where(eq(tables.bookings.bookingIdx, 499_812));
  expect(missed.map(({ clubIdx }) => clubIdx).toSorted()).toEqual([1, 2, 3]);
});

test("a club without draws and teams has a tee sheet all the same, and nothing of them", async () => {
  const counts = async (clubIdx: number) => ({
    slots: await api.db.$count(tables.teeSlots, eq(tables.teeSlots.clubIdx, clubIdx)),
    draws: await api.db.$count(tables.drawPosts, eq(tables.drawPosts.clubIdx, clubIdx)),
    teams: await api.db.$count(tables.teamSeasons, eq(tables.teamSeasons.clubIdx, clubIdx)),
  });
  expect(await counts(2)).toEqual({ slots: expect.any(Number), draws: 0, teams: 0 });
  expect((await counts(2)).slots).toBeGreaterThan(1500);
  expect((await counts(1)).draws).toBe(2);
});

test("fees of the links have pence, those of the resort have none", async () => {
  const fees = async (code: string) => (await api.request("GET", `/ext/fees?clubCode=${code}&lang=en`)).text;
  expect(await fees("LK02")).toContain("97.5");
  expect(await fees("JP03")).not.toMatch(/"weekday":"?\d+\.\d/);
});

describe("a seed on other days", () => {
  /** Both nights on which the clocks of Europe/London change, a leap day, midwinter and midsummer. */
  const days = [
    "2027-03-28T00:30:00Z",
    "2027-10-31T00:59:00Z",
    "2028-02-29T12:00:00Z",
    "2027-06-21T22:30:00Z",
  ];
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  beforeAll(async () => {
    database = await emptyDatabase();
  }, 60_000);
  afterAll(() => database.close());

  test.each(days)(
    "at %s stands and breaks no rule",
    async (moment) => {
      const storage = await openFolderStorage(await folderOf());
      const undone = new Error("undone");
      const tried = database.db.transaction(async (tx) => {
        await seedDemo(tx, { now: new Date(moment), storage, club: "dunrath", clubIdx: 2 });
        expect(await brokenRules(tx)).toEqual([]);
        throw undone;
      });
      await expect(tried).rejects.toBe(undone);
    },
    60_000,
  );
});

test("a failure in the last club leaves no row and no file of the first", async () => {
  const database = await emptyDatabase();
  const storage = await openFolderStorage(await folderOf());
  const kept = new Set<string>();
  const counting = {
    ...storage,
    put: async (key: string, path: string) => {
      if (key.startsWith("reference") && kept.size >= (clubs[0]?.data.files.length ?? 0))
        throw new Error("The disk is full.");
      kept.add(key);
      await storage.put(key, path);
    },
    remove: async (key: string) => {
      kept.delete(key);
      await storage.remove(key);
    },
  };
  await expect(seedDemoClubs(database.db, { now: demoNow, storage: counting })).rejects.toThrow(
    "disk is full",
  );
  expect(await database.db.$count(tables.clubs)).toBe(0);
  expect([...kept]).toEqual([]);
  await database.close();
}, 60_000);
