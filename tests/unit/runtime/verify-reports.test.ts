import { countsOfBoth, filesToRunAgain, jestCounts, playwrightCounts } from "@/deploy/verify-reports.mjs";

/** A report of jest: files by their path, each with its tests, `true` for one that passed. */
function jestReport(files: Record<string, boolean[]>, pending = 0) {
  const results = Object.values(files).flat();
  return {
    numPassedTests: results.filter(Boolean).length,
    numFailedTests: results.filter((passed) => !passed).length,
    numRuntimeErrorTestSuites: Object.values(files).filter((tests) => tests.length === 0).length,
    numPendingTests: pending,
    testResults: Object.entries(files).map(([name, tests]) => ({
      name,
      status: tests.length > 0 && tests.every(Boolean) ? "passed" : "failed",
      assertionResults: tests.map((passed, place) => ({
        status: passed ? "passed" : "failed",
        fullName: `test ${place}`,
      })),
    })),
  };
}

describe("a second try (decision 48)", () => {
  test("is for one or two files that failed", () => {
    expect(filesToRunAgain(jestReport({ "/r/a": [true], "/r/b": [false], "/r/c": [] }))).toEqual([
      "/r/b",
      "/r/c",
    ]);
    expect(filesToRunAgain(jestReport({ "/r/a": [false], "/r/b": [false], "/r/c": [false] }))).toEqual([]);
    expect(filesToRunAgain(null)).toEqual([]);
  });

  test("counts each test once and names what failed at first", () => {
    const first = jestReport({ "/r/a": [true, true], "/r/b": [true, false, false], "/r/c": [] });
    const second = jestReport({ "/r/b": [true, true, true], "/r/c": [true] });
    expect(countsOfBoth(first, second, "/r")).toEqual({
      passed: 6,
      failed: 0,
      unsteady: ["b test 1; test 2", "c could not be run"],
    });
  });

  test("does not forgive a skipped test", () => {
    const first = jestReport({ "/r/a": [false] }, 1);
    expect(countsOfBoth(first, jestReport({ "/r/a": [true] }), "/r").failed).toBe(1);
    expect(jestCounts(jestReport({ "/r/a": [true] }, 2)).failed).toBe(2);
  });

  test("names browser tests with their place, in suites of suites too", () => {
    const spec = (title: string, status: string) => ({
      file: "x.spec.ts",
      line: 7,
      title,
      tests: [{ status }],
    });
    const report = {
      stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 1 },
      suites: [{ specs: [spec("steady", "expected")], suites: [{ specs: [spec("odd", "flaky")] }] }],
    };
    expect(playwrightCounts(report)).toEqual({ passed: 4, failed: 2, unsteady: ["x.spec.ts:7 odd"] });
  });
});
