import { statSync } from "node:fs";
import { relative } from "node:path";

/*
 * The order of test files: the long ones first, so that none of them is left running alone at the end, then by size. It is
 * the same on a machine that has never run them.
 */

/** More than ten seconds of a processor each, the longest first. */
const long = [
  "tests/guards/new-command.test.ts",
  "tests/api/server/contract-fuzz.test.ts",
  "tests/attacks/sweep.test.ts",
  "tests/api/server/server-copy.test.ts",
  "tests/api/server/demo-clubs.test.ts",
  "tests/api/server/jobs.test.ts",
  "tests/api/bookings/lifecycle.test.ts",
  "tests/api/accounts/member-import.test.ts",
  "tests/concurrency/history.test.ts",
  "tests/attacks/draw-insider.test.ts",
  "tests/attacks/locked-menus.test.ts",
  "tests/api/server/seed.test.ts",
  "tests/api/server/club-transfer.test.ts",
  "tests/api/tee-sheets/tee-plan-migration.test.ts",
  "tests/concurrency/desks.test.ts",
  "tests/api/tee-sheets/policies-act.test.ts",
  "tests/api/admins/operator.test.ts",
];

function placeOf({ path }) {
  const place = long.indexOf(relative(process.cwd(), path).replaceAll("\\", "/"));
  return place < 0 ? long.length : place;
}

/** A sequencer for jest: the order, a part of the files, and no memory. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort(
      (one, other) => placeOf(one) - placeOf(other) || statSync(other.path).size - statSync(one.path).size,
    );
  }

  shard(tests, { shardIndex, shardCount }) {
    return this.sort(tests).filter((_test, place) => place % shardCount === shardIndex - 1);
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
