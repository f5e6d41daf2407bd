import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/*
 * `npm run check:calendar`: the end-to-end tests that know dates, on days and at minutes that are hard to get right, and the
 * demo's seed on 400 days in a row. It needs a build. `MOMENTS` names other moments, separated by commas.
 */

const moments = process.env.MOMENTS?.split(",") ?? [
  "2026-12-01T09:00:00+09:00", // the first of a month
  "2026-11-24T10:00:00+09:00", // the first free day is the first of a month
  "2027-01-31T13:00:00+09:00", // the last of a month, a Sunday
  "2027-02-28T23:50:00+09:00", // the last of February, ten minutes before midnight
  "2028-02-29T10:00:00+09:00", // a leap day
  "2026-12-31T23:58:00+09:00", // two minutes before the year ends
  "2027-01-01T00:01:00+09:00", // the jobs of midnight run, on a holiday
  "2026-12-24T23:59:00+09:00", // a holiday begins
  "2026-12-06T07:00:00+09:00", // a Sunday morning
  "2026-11-29T17:01:00+09:00", // the cancelling of the next day has just become dearer
  "2027-03-14T12:00:00+09:00", // a season's change
  "2027-06-30T12:00:00+09:00", // half a year on, in the longest days
];
const specs = readdirSync("tests/e2e", { recursive: true, encoding: "utf8" }).map(
  (file) => `tests/e2e/${file}`,
);
const files = [
  "tests/e2e/member/booking",
  "tests/e2e/member/draw",
  "tests/e2e/member/my-page",
  "tests/e2e/member/my-info",
  "tests/e2e/member/pending",
  "tests/e2e/member/teams",
  "tests/e2e/member/together",
  "tests/e2e/taps",
  "tests/e2e/ishm/acts",
  "tests/e2e/ishm/dashboard",
  "tests/e2e/ishm/play/desk",
  "tests/e2e/ishm/boards/event",
  "tests/e2e/ishm/play/sheet",
  "tests/e2e/ishm/play/waitings-teams",
  "tests/e2e/site/guide",
  "tests/e2e/site/home",
  "tests/e2e/site/past-draw",
  "tests/e2e/site/popup",
  "tests/e2e/site/reservation",
  "tests/e2e/site/weather",
];
// Playwright runs what matches, and says nothing of a name that no file has.
const gone = files.filter((file) => !specs.some((spec) => spec.startsWith(file)));
if (gone.length > 0) throw new Error(`No end-to-end test begins with ${gone.join(", ")}`);

const red = [];
function run(name, command, args, env) {
  console.info(`\n── ${name}`);
  const done = spawnSync(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
  if (done.status !== 0) red.push(name);
}

for (const moment of moments) {
  const given = { TEST_NOW: moment, TEST_CLOCK_OFFSET_MS: "" };
  run(moment, join("node_modules", ".bin", "playwright"), ["test", ...files], given);
}
run("the demo's seed", process.execPath, ["tests/bench/bundled.mjs", "calendar"], {});
/** A year in weeks that has both nights of changed clocks in it: 28 March and 31 October 2027. */
const weekly = { CALENDAR_FROM: "2027-01-10", CALENDAR_STEP: "7", CALENDAR_DAYS: "52" };
for (const club of ["dunrath", "kazanami"])
  run(`the seed of ${club}`, process.execPath, ["tests/bench/bundled.mjs", "calendar"], {
    CALENDAR_CLUB: club,
    ...weekly,
  });

console.info(red.length === 0 ? "\nGreen at every moment." : `\nRed: ${red.join(", ")}`);
process.exit(red.length === 0 ? 0 : 1);
