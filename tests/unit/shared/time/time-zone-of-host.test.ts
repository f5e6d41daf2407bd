import { execFileSync } from "node:child_process";
import { buildSync } from "esbuild";

/** Moment, club zone, and what the club's clock shows; each lies where some host's zone could interfere. */
const table = [
  ["2026-11-30T14:59:59Z", "Asia/Seoul", "2026-11-30T23:59:59+09:00"],
  ["2026-11-30T15:00:00Z", "Asia/Seoul", "2026-12-01T00:00:00+09:00"],
  ["2026-12-31T15:00:00Z", "+09:00", "2027-01-01T00:00:00+09:00"],
  ["2028-02-28T15:00:00Z", "Asia/Seoul", "2028-02-29T00:00:00+09:00"],
  ["2026-03-07T17:30:00Z", "Asia/Seoul", "2026-03-08T02:30:00+09:00"],
  ["2026-10-31T16:30:00Z", "Asia/Seoul", "2026-11-01T01:30:00+09:00"],
  ["2026-03-08T06:59:59Z", "America/New_York", "2026-03-08T01:59:59-05:00"],
  ["2026-03-08T07:00:00Z", "America/New_York", "2026-03-08T03:00:00-04:00"],
  ["2026-11-01T05:30:00Z", "America/New_York", "2026-11-01T01:30:00-04:00"],
  ["2026-11-01T06:30:00Z", "America/New_York", "2026-11-01T01:30:00-05:00"],
  ["2026-03-08T02:30:00Z", "UTC", "2026-03-08T02:30:00+00:00"],
  ["2026-12-16T11:59:59Z", "-12:00", "2026-12-15T23:59:59-12:00"],
] as const;

const program = `
import { atClubTime, clubDate, clubTimestamp, startOfNextClubDay } from "@/lib/shared/time/club-time";
import { clubFormats } from "@/lib/shared/money/club-formats";
import { formatDateTime } from "@/lib/shared/time/date-format";
const table = ${JSON.stringify(table)};
const formats = clubFormats([]);
console.log(JSON.stringify({
  hostOffsets: ["2026-01-15", "2026-07-15"].map((day) => new Date(day).getTimezoneOffset()),
  clocks: table.map(([moment, zone]) => clubTimestamp(new Date(moment), zone)),
  days: table.map(([moment, zone]) => clubDate(new Date(moment), zone)),
  texts: table.map(([moment, zone]) => formatDateTime(moment, formats, zone)),
  starts: table.map(([moment, zone]) => startOfNextClubDay(new Date(moment), zone).toISOString()),
  twice: atClubTime("2026-11-01", "01:30", "America/New_York").toISOString(),
  skipped: atClubTime("2026-03-08", "02:30", "America/New_York").toISOString(),
}));
`;

const bundle = buildSync({
  stdin: { contents: program, resolveDir: process.cwd(), loader: "ts" },
  alias: { "@": process.cwd() },
  bundle: true,
  format: "esm",
  platform: "node",
  write: false,
}).outputFiles[0]?.text;

/** The zone of a process is fixed when it starts, so each host zone gets a process of its own. */
function answersOn(hostZone: string) {
  const output = execFileSync(process.execPath, ["--input-type=module", "--eval", bundle ?? ""], {
    env: { ...process.env, TZ: hostZone },
    encoding: "utf8",
  });
  return JSON.parse(output);
}

describe.each([
  ["UTC", [0, 0]],
  ["America/New_York", [300, 240]],
  ["Asia/Seoul", [-540, -540]],
])("on a host in %s", (hostZone, hostOffsets) => {
  const answers = answersOn(hostZone);

  test("the host's zone really is in force", () => {
    expect(answers.hostOffsets).toEqual(hostOffsets);
  });

  test("the club's clock and day are the club's", () => {
    const shown = table.map(([, , clock]) => clock);
    expect(answers.clocks).toEqual(shown);
    expect(answers.days).toEqual(shown.map((clock) => clock.slice(0, 10)));
    expect(answers.texts).toEqual(
      shown.map((clock) => clock.slice(0, 16).replaceAll("-", ".").replace("T", " ")),
    );
  });

  test("a time that comes twice or never is read as everywhere", () => {
    expect(answers.twice).toBe("2026-11-01T05:30:00.000Z");
    expect(answers.skipped).toBe("2026-03-08T07:30:00.000Z");
  });

  test("the next day starts at the club's midnight", () => {
    expect(answers.starts.slice(0, 3)).toEqual([
      "2026-11-30T15:00:00.000Z",
      "2026-12-01T15:00:00.000Z",
      "2027-01-01T15:00:00.000Z",
    ]);
    expect(answers.starts.slice(6, 8)).toEqual(["2026-03-09T04:00:00.000Z", "2026-03-09T04:00:00.000Z"]);
  });
});
