import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../support/web/stack.mjs";
import { publish, row } from "./shared/rows.mjs";

/**
 * `npm run bench:office-acts`: clicks and seconds of the office's most frequent acts, by the tests that count the clicks, on a
 * build. The seconds are those of the screens: from the first click until the result is seen, with a script's hands and typing.
 */

/** Fewer clicks would leave out a question before what cannot be undone, or what is asked for. */
const least = {
  "a notice is published": [2, "open, save"],
  "an inquiry is answered": [2, "open, send"],
  "a member is found": [1, "open"],
  "a penalty is waived": [4, "open, waive, reason, confirm"],
  "coupons are issued": [3, "see the members, issue, confirm"],
  "a booking is moved": [1, "confirm"],
  "a draw is run": [2, "run, confirm"],
  "a group is approved": [4, "start the review, confirm, approve, confirm"],
  "a list is exported": [1, "export"],
  "a scanned golfer is checked in": [1, "check in"],
};

const testsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(testsOf)];

function rowsOf(report) {
  const noted = testsOf(report).flatMap(({ tests }) => {
    const [result] = tests.flatMap(({ results }) => results);
    return (result?.annotations ?? []).filter(({ type }) => type === "hand");
  });
  return Object.entries(least).flatMap(([act, [fewest, which]]) => {
    const [first] = noted.flatMap(({ description }) => {
      const [, clicks, seconds, named] = /^(\d+) ([\d.]+) (.+)$/.exec(description) ?? [];
      return named?.startsWith(act) ? [[Number(clicks), Number(seconds)]] : [];
    });
    if (first === undefined) return [];
    const [clicks, seconds] = first;
    return [
      row({
        measure: `${act} (${which})`,
        ours: `${clicks} clicks, ${seconds} s`,
        bound: `${fewest} clicks`,
        isMet: clicks <= fewest,
      }),
    ];
  });
}

const temporary = temporaryFolder("office-acts");
const output = join(temporary.folder, "report.json");
const files = ["ishm/acts", "ishm/play/people", "ishm/play/sheet", "taps"].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);
const { status } = spawnSync(
  "npx",
  ["playwright", "test", ...files, "--workers=1", `--output=${temporary.folder}/pw`],
  {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: output },
  },
);
const rows = rowsOf(JSON.parse(readFileSync(output, "utf8")));
temporary.remove();
const acts = Object.keys(least).length;
publish([
  ...rows,
  row({
    measure: "acts that were counted, tests that passed",
    ours: `${rows.length}, ${status === 0 ? "all" : "not all"}`,
    bound: `${acts}, all`,
    isMet: status === 0 && rows.length === acts,
  }),
]);
