import { execFileSync } from "node:child_process";
import { buildSync } from "esbuild";
import type { runCollected } from "../../support/runs/bare-runner";

/*
 * The unit tests that speak of days and times, run once more on hosts in other zones (checklist R-18): what they expect
 * is the club's, so it must be the same everywhere.
 */

const files = [
  "platform/job-schedule",
  "bookings/opening",
  "bookings/penalties",
  "teams/teams-rules",
  "bookings/waitings",
  "reservations/booking-rules",
  "reservations/cancel-stage",
  "reservations/lock-rules",
  "shared/time/calendar",
  "shared/club-formats",
  "shared/time/club-time",
  "shared/time/date-format",
  "shared/time/time-zones",
  "tee-sheets/display",
  "tee-sheets/rules",
];

const program = `
import { expect } from "expect";
import { runCollected } from "@/tests/support/runs/bare-runner";
${files.map((file) => `import "@/tests/unit/${file}.test";`).join("\n")}
globalThis.expect = expect;
const offsets = ["2026-01-15", "2026-07-15"].map((day) => new Date(day).getTimezoneOffset());
console.log(JSON.stringify({ offsets, ...(await runCollected()) }));
`;

const bundle = buildSync({
  stdin: { contents: program, resolveDir: process.cwd(), loader: "ts" },
  alias: { "@": process.cwd() },
  bundle: true,
  format: "esm",
  platform: "node",
  external: ["expect"],
  write: false,
}).outputFiles[0]?.text;

type Outcome = Awaited<ReturnType<typeof runCollected>>;

/** The zone of a process is fixed when it starts. */
function runOn(hostZone: string): Outcome & { offsets: number[] } {
  const output = execFileSync(process.execPath, ["--input-type=module"], {
    input: bundle ?? "",
    env: { ...process.env, TZ: hostZone, NODE_OPTIONS: "" },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(output);
}

test.each([
  ["UTC", [0, 0]],
  ["America/New_York", [300, 240]],
  ["Pacific/Kiritimati", [-840, -840]],
])("every one of them holds on a host in %s", (hostZone, hostOffsets) => {
  const { offsets, count, failures } = runOn(hostZone);
  expect(offsets).toEqual(hostOffsets);
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(150);
});
