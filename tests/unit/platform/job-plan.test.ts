import fc from "fast-check";
import type { Job } from "@/lib/club-api/jobs/job";
import { createPlan, type Due } from "@/lib/club-api/jobs/plan";
import { lastDue, nextDue } from "@/lib/club-api/jobs/schedule";
import type { Club } from "@/lib/club-api/platform/context";

const zones = ["Asia/Seoul", "Europe/London", "America/New_York", "+05:45", "Pacific/Chatham"];
const run = async () => undefined;
const jobs: readonly Job[] = [
  { name: "night", at: "00:05", run },
  { name: "gap", at: "02:30", run },
  { name: "morning", at: "10:00", run },
  { name: "hourly", at: "hourly", run },
  { name: "server", at: "minutely", isOfServer: true, run },
  { name: "waiting", at: "minutely", clubsWithWork: async () => [], run },
];
const begin = Date.parse("2026-10-20T00:00:00Z");

const clubOf = (clubIdx: number, zone: string): Club => ({
  clubIdx,
  clubCode: `C${clubIdx}`,
  zone,
  defaultLanguage: "en",
  languages: ["en"],
});

/** The runs of a database as `planRuns` notes them: the last time of each job, and whether its run is still to be done. */
function runTable() {
  const rows = new Map<string, { last: number; isOpen: boolean }>();
  const note = async (dues: readonly Due[]) => {
    const unnoted: Due[] = [];
    for (const due of dues) {
      const [key, at] = [`${due.clubIdx} ${due.name}`, due.dueAt.getTime()];
      const row = rows.get(key);
      if (!row) rows.set(key, { last: at, isOpen: due.hasWork });
      else if (row.last < at && row.isOpen) unnoted.push(due);
      else if (row.last < at) rows.set(key, { last: at, isOpen: true });
    }
    return unnoted;
  };
  const finish = (name: string) => {
    for (const [key, row] of rows) if (key.endsWith(` ${name}`)) row.isOpen = false;
  };
  return { note, finish, content: () => Object.fromEntries(rows) };
}

/** Everything that is due, without a memory. */
function everyDue(clubs: readonly Club[], now: Date, working: readonly number[]): Due[] {
  return jobs.flatMap((job) => {
    const hasWork = job.clubsWithWork !== undefined;
    const of = job.isOfServer
      ? clubs.slice(0, 1)
      : clubs.filter(({ clubIdx }) => !hasWork || working.includes(clubIdx));
    return of.map(({ clubIdx, zone }) => ({
      clubIdx,
      name: job.name,
      dueAt: lastDue(job.at, now, zone),
      hasWork,
    }));
  });
}

const zone = fc.constantFrom(...zones);
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant("pass"), seconds: fc.integer({ min: 1, max: 7_200 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("pass"), seconds: fc.integer({ min: -90_000, max: 200_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("finish"),
      name: fc.constantFrom(...jobs.map(({ name }) => name)),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("work"), clubs: fc.subarray([1, 2, 3, 4]) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("clubs"),
      zones: fc.array(zone, { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("restart") }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("other process") }) },
) as fc.Arbitrary<{
  kind: string;
  seconds?: number;
  name?: string;
  clubs?: number[];
  zones?: string[];
}>;

test("a plan with a memory notes the runs that one without notes, whatever clubs, zones, clocks and restarts do", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(zone, { minLength: 1, maxLength: 4 }),
      fc.array(step, { maxLength: 60 }),
      async (first, steps) => {
        const [withMemory, without] = [runTable(), runTable()];
        let plan = createPlan(jobs);
        let clubs: readonly Club[] = first.map((own, place) => clubOf(place + 1, own));
        let working: readonly number[] = [];
        let now = begin;
        for (const one of [{ kind: "restart" } as (typeof steps)[number], ...steps]) {
          now += (one.seconds ?? 0) * 1_000;
          working = one.clubs ?? working;
          if (one.zones) clubs = one.zones.map((own, place) => clubOf(place + 1, own));
          if (one.kind === "restart") plan = createPlan(jobs);
          for (const table of [withMemory, without]) if (one.name) table.finish(one.name);
          const moment = new Date(now);
          const due = everyDue(clubs, moment, working);
          if (one.kind === "other process") await withMemory.note(due);
          const ask = async (job: Job) => (job.name === "waiting" ? working : []);
          await plan(clubs, moment, { ask, note: withMemory.note });
          await without.note(due);
          expect(withMemory.content()).toEqual(without.content());
        }
      },
    ),
    {
      numRuns: 300,
      examples: [
        // A job that waits for its earlier run, while the clock is put back by a second.
        [
          ["Asia/Seoul"],
          [
            ...[60, 60, -1, 1].map((seconds) => ({ kind: "pass", seconds })),
            { kind: "finish", name: "server" },
          ],
        ],
      ],
    },
  );
});

test("a beat before the next due time notes nothing, however many clubs there are", async () => {
  const clubs = Array.from({ length: 200 }, (_, place) =>
    clubOf(place + 1, zones[place % zones.length] ?? ""),
  );
  const plan = createPlan(jobs.filter(({ at }) => at !== "minutely"));
  const table = runTable();
  const noted: number[] = [];
  const note = (dues: readonly Due[]) => {
    noted.push(dues.length);
    return table.note(dues);
  };
  const ask = async () => [];
  for (let beat = 0; beat < 8; beat += 1) await plan(clubs, new Date(begin + beat * 15_000), { ask, note });
  expect(noted).toEqual([clubs.length * 4]);
});

test("what could not be noted is planned again by the next beat", async () => {
  const clubs = [clubOf(1, "Asia/Seoul")];
  const plan = createPlan([{ name: "night", at: "00:05", run }]);
  const table = runTable();
  const at = (text: string) => plan(clubs, new Date(text), { ask: async () => [], note: table.note });
  await at("2026-11-23T10:00:00+09:00");
  await at("2026-11-24T00:05:00+09:00");
  // The run of the 24th goes on for more than a day.
  await at("2026-11-25T00:05:00+09:00");
  table.finish("night");
  await at("2026-11-25T00:05:15+09:00");
  expect(table.content()).toEqual({
    "1 night": { last: Date.parse("2026-11-25T00:05:00+09:00"), isOpen: true },
  });
});

test("a failure to note leaves the memory as it was: the next beat notes it", async () => {
  const clubs = [clubOf(1, "Asia/Seoul")];
  const plan = createPlan(jobs);
  const table = runTable();
  const now = new Date(begin);
  const ask = async () => [1];
  const broken = async () => Promise.reject(new Error("no database"));
  await expect(plan(clubs, now, { ask, note: broken })).rejects.toThrow("no database");
  await plan(clubs, now, { ask, note: table.note });
  expect(Object.keys(table.content())).toHaveLength(jobs.length);
});

test("until the next due time the last one stays what it is, and then it is that one", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("00:05", "00:30", "02:30", "10:00", "minutely", "hourly"),
      zone,
      fc.integer({ min: 0, max: 10 * 365 * 86_400 }),
      (at, own, seconds) => {
        const now = new Date(begin + seconds * 1_000);
        const next = nextDue(at as Job["at"], now, own);
        expect(next.getTime()).toBeGreaterThan(now.getTime());
        expect(lastDue(at as Job["at"], new Date(next.getTime() - 1), own)).toEqual(
          lastDue(at as Job["at"], now, own),
        );
        expect(lastDue(at as Job["at"], next, own)).toEqual(next);
      },
    ),
    { numRuns: 2_000 },
  );
});
