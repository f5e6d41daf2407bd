import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { selectTeePlans } from "@/lib/club-api/domains/tee-sheets/plans/plan-repository";
import { slotsOfDay } from "@/lib/club-api/domains/tee-sheets/slots/slot-rules";
import { planOn, startsOfDay } from "@/lib/shared/tee-times/templates";
import { addDays, weekCodeOf } from "@/lib/shared/time/calendar";
import { createTestDatabase } from "@/tests/support/database/postgres";

/*
 * The season table became versions of tee times. How it laid slots is written here once more, as it stood before, and
 * every day of 400 must come out the same: times, parts, courses and numbers.
 */

type Part = {
  season: string;
  monthFrom: number;
  monthTo: number;
  period: string;
  firstTee: string;
  slotCount: number;
  courseCodes: string[];
};
type Intervals = { weekday: number; weekend: number; night: number };
type Club = { clubIdx: number; intervals: Intervals; parts: Part[] };

const part = (season: "SUMMER" | "WINTER", period: string, firstTee: string, slotCount: number): Part => ({
  season,
  period,
  firstTee,
  slotCount,
  courseCodes: period === "3" ? ["1", "2"] : ["1", "2", "3"],
  ...(season === "SUMMER" ? { monthFrom: 4, monthTo: 9 } : { monthFrom: 10, monthTo: 3 }),
});
const summer = [
  part("SUMMER", "1", "05:30", 20),
  part("SUMMER", "2", "11:00", 20),
  part("SUMMER", "3", "17:00", 14),
];
const winter = [part("WINTER", "1", "07:00", 16), part("WINTER", "2", "11:20", 10)];
const allYear = { monthFrom: 3, monthTo: 2, season: "SUMMER" };
const clubsBefore: Club[] = [
  { clubIdx: 1, intervals: { weekday: 7, weekend: 7, night: 8 }, parts: [...summer, ...winter] },
  { clubIdx: 2, intervals: { weekday: 8, weekend: 10, night: 6 }, parts: [...summer, ...winter] },
  {
    clubIdx: 3,
    intervals: { weekday: 6, weekend: 6, night: 9 },
    parts: [
      { ...part("SUMMER", "1", "00:00", 60), ...allYear },
      // Its last times would come after midnight.
      { ...part("SUMMER", "3", "19:00", 60), ...allYear },
    ],
  },
];
const courses = ["1", "2", "3"].map((courseCode, place) => ({ courseCode, nextCourse: "231"[place] ?? "" }));

function formerSlots(date: string, { parts, intervals }: Club) {
  const month = Number(date.slice(5, 7));
  const isIn = ({ monthFrom, monthTo }: Part) =>
    monthFrom <= monthTo ? month >= monthFrom && month <= monthTo : month >= monthFrom || month <= monthTo;
  const ofDay = parts.filter(isIn).toSorted((one, other) => (one.firstTee < other.firstTee ? -1 : 1));
  const byDay = isWeekend(date) ? intervals.weekend : intervals.weekday;
  return courses.flatMap(({ courseCode, nextCourse }) =>
    ofDay
      .filter(({ courseCodes }) => courseCodes.includes(courseCode))
      .flatMap(({ period, firstTee, slotCount }) =>
        Array.from({ length: slotCount }, (_, place) => {
          const [hours = 0, minutes = 0] = firstTee.split(":").map(Number);
          const total = hours * 60 + minutes + place * (period === "3" ? intervals.night : byDay);
          return { period, total };
        }),
      )
      .filter(({ total }) => total < 24 * 60)
      .slice(0, 99)
      .map(({ period, total }, place) => ({
        sheetIdx: Number(date.slice(2).replaceAll("-", "")) * 1000 + Number(courseCode) * 100 + place + 1,
        playDate: date,
        courseCode,
        courseOut: nextCourse,
        period,
        teeTime: new Date(total * 60_000).toISOString().slice(11, 16),
      })),
  );
}

function isWeekend(date: string): boolean {
  return [1, 7].includes(weekCodeOf(date));
}

const folder = join(process.cwd(), "lib/club-api/db/migrations");

/** The migrations up to the one that lets the season table go, in a folder of their own. */
async function foldersBefore(): Promise<string> {
  const before = await mkdtemp(join(tmpdir(), "clubfront-migrations-"));
  await cp(folder, before, { recursive: true });
  const journal = JSON.parse(await readFile(join(before, "meta/_journal.json"), "utf8"));
  const tags: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  const files = await Promise.all(tags.map((tag) => readFile(join(before, `${tag}.sql`), "utf8")));
  const at = files.findIndex((text) => text.includes('DROP TABLE "season_parts"'));
  journal.entries = journal.entries.slice(0, at);
  await writeFile(join(before, "meta/_journal.json"), JSON.stringify(journal));
  expect((await readdir(before)).length).toBeGreaterThan(at);
  return before;
}

test("every day of 400 is laid as it was before the season table moved over", async () => {
  const database = await createTestDatabase();
  const { db, close } = await openDatabase({ dataDir: "unused", databaseUrl: database.url });
  const before = await foldersBefore();
  try {
    await migrate(db, before);
    for (const { clubIdx, intervals, parts } of clubsBefore) {
      await db.execute(
        sql`insert into clubs (club_idx, club_code, created_at) values (${clubIdx}, ${`T${clubIdx}0`}, now())`,
      );
      await db.execute(sql`insert into policies (club_idx, code, name, value1, value2, value3, value4) values (${clubIdx},
        'C0020', 'Tee interval', ${String(intervals.weekday)}, ${String(intervals.weekend)}, ${String(intervals.night)}, '10')`);
      for (const { season, monthFrom, monthTo, period, firstTee, slotCount, courseCodes } of parts) {
        await db.execute(sql`insert into season_parts values (${clubIdx}, ${season}, ${monthFrom}, ${monthTo}, ${period},
          ${firstTee}, ${slotCount}, ${sql.param(courseCodes)}::text[])`);
      }
    }
    await migrate(db);
    const otherDays: string[] = [];
    for (const club of clubsBefore) {
      const { weekday, weekend, night } = club.intervals;
      const plans = await selectTeePlans(db, club.clubIdx);
      for (let place = 0; place < 400; place += 1) {
        const date = addDays("2027-01-01", place);
        const plan = planOn(date, plans) ?? { seasons: [], templates: [] };
        const day = { date, weekCode: String(weekCodeOf(date)), isWeekend: isWeekend(date) };
        const starts = startsOfDay(plan, day, (period, isWeekendDay) =>
          period === "3" ? night : isWeekendDay ? weekend : weekday,
        );
        const slots = slotsOfDay(date, starts, courses).map(({ template: _template, ...slot }) => slot);
        const former = formerSlots(date, club).map((slot) => ({ ...slot, isHeld: false }));
        if (!isDeepStrictEqual(slots, former)) otherDays.push(`${date} of club ${club.clubIdx}`);
      }
    }
    expect(otherDays).toEqual([]);
  } finally {
    await rm(before, { recursive: true });
    await close();
    await database.drop();
  }
}, 120_000);
