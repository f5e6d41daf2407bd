import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { asc } from "drizzle-orm";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import * as tables from "@/lib/club-api/db/tables";
import { languages } from "@/lib/shared/languages";
import { createTestDatabase } from "../../support/database/postgres";

const demoNow = new Date("2026-11-23T10:00:00+09:00");
const folders: string[] = [];
const closers: (() => Promise<void>)[] = [];

async function seeded(now: Date) {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-seed-"));
  folders.push(folder);
  const { url, drop } = await createTestDatabase();
  const database = await openDatabase({ dataDir: "unused", databaseUrl: url });
  closers.push(database.close, drop);
  await migrate(database.db);
  const storage = await openFolderStorage(folder);
  await seedDemo(database.db, { now, storage });
  return { db: database.db, storage };
}

async function contentOf({ db }: Awaited<ReturnType<typeof seeded>>) {
  return {
    site: await db.select().from(tables.siteInfos),
    menus: await db.select().from(tables.menus).orderBy(asc(tables.menus.menuIdx)),
    codes: await db.select().from(tables.codes).orderBy(asc(tables.codes.groupId), asc(tables.codes.key)),
    holidays: await db.select().from(tables.holidays).orderBy(asc(tables.holidays.date)),
    terms: await db.select().from(tables.terms).orderBy(asc(tables.terms.termsIdx)),
    notices: await db.select().from(tables.notices).orderBy(asc(tables.notices.noticeIdx)),
    files: await db.select().from(tables.files),
    banners: await db.select().from(tables.banners).orderBy(asc(tables.banners.bannerIdx)),
    messages: await db.select().from(tables.i18nMessages).orderBy(asc(tables.i18nMessages.messageIdx)),
    days: await db.select().from(tables.dashboardDays).orderBy(asc(tables.dashboardDays.date)),
  };
}

afterAll(async () => {
  for (const close of closers) await close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

describe("the demo seed", () => {
  let first: Awaited<ReturnType<typeof seeded>>;
  let content: Awaited<ReturnType<typeof contentOf>>;

  beforeAll(async () => {
    first = await seeded(demoNow);
    content = await contentOf(first);
  }, 60_000);

  test("gives equal rows for the same DEMO_NOW", async () => {
    expect(await contentOf(await seeded(demoNow))).toEqual(content);
  }, 60_000);

  test("keeps its distances when it is laid around another day", async () => {
    const later = await contentOf(await seeded(new Date("2028-02-29T23:30:00+09:00")));
    const winter = later.notices.find((notice) => notice.noticeIdx === 12);
    expect(winter?.createdAt.toISOString()).toBe("2028-02-07T00:00:00.000Z");
    expect(later.terms.find((row) => row.termsIdx === 22)?.effectiveDate).toBe("2028-03-17");
    expect(later.days.at(-1)?.date).toBe("2028-02-29");
    expect(later.holidays.map((row) => row.date)).toContain("2028-03-01");
  }, 60_000);

  test("holds what domain.md 10 names", () => {
    expect(content.notices).toHaveLength(12);
    expect(content.notices.filter((notice) => notice.isTop)).toHaveLength(2);
    expect(content.banners).toHaveLength(5);
    expect(content.days).toHaveLength(60);
    expect(content.terms.map((row) => row.termsIdx)).toEqual(
      expect.arrayContaining([21, 22, 31, 41, 51, 81]),
    );
    expect(new Set(content.terms.map((row) => row.termType)).size).toBe(10);
    expect(new Set(content.codes.map((row) => row.groupId)).size).toBe(48);
  });

  test("speaks four languages everywhere", () => {
    const texts = [
      ...content.site.map((row) => row.texts),
      ...content.menus.map((row) => row.texts),
      ...content.codes.map((row) => row.names),
      ...content.holidays.map((row) => row.names),
      ...content.terms.map((row) => row.texts),
      ...content.notices.map((row) => row.texts),
      ...content.banners.map((row) => row.names),
    ];
    for (const text of texts) {
      for (const language of languages) {
        const said = text[language];
        expect(typeof said === "string" ? said : Object.values(said ?? {})[0]).toMatch(/\S/);
      }
    }
  });

  test("stores the file of the winter notice with the size that its row says", async () => {
    const row = content.files.find(({ fileIdx }) => fileIdx === 91);
    const opened = await first.storage.open(row?.storageKey ?? "");
    const bytes = new Uint8Array(await new Response(opened?.stream).arrayBuffer());
    expect(row).toMatchObject({ ownerIdx: 12, fileName: "2026_winter.pdf" });
    expect(bytes).toHaveLength(row?.size ?? -1);
    expect(new TextDecoder().decode(bytes.slice(0, 8))).toBe("%PDF-1.4");
  });

  test("the morning is checked in: who should have come by now is there, but for a party or two", async () => {
    const rows = await first.db.select().from(tables.bookings);
    const today = rows.filter(({ playDate }) => playDate === "2026-11-23");
    const isMissing = ({ state, teeTime }: (typeof rows)[number]) => state === "10" && teeTime <= "09:40";
    const there = today.filter(({ state }) => state === "30");
    expect(there.length).toBeGreaterThan(10);
    expect(today.filter(isMissing)).toHaveLength(1);
    const visits = await first.db.select().from(tables.visits);
    const seats = there.reduce((sum, { playerCount }) => sum + playerCount, 0);
    expect(visits.filter(({ state }) => state === "CHECKED_IN")).toHaveLength(seats);
  });

  test("lets numbers go on after the fixed ones", async () => {
    const { noticeIdx: _fixed, ...notice } = content.notices[0] ?? expectNever();
    const rows = await first.db.insert(tables.notices).values(notice).returning();
    expect(rows[0]?.noticeIdx).toBe(13);
  });
});

function expectNever(): never {
  throw new Error("The seed has no notices.");
}
