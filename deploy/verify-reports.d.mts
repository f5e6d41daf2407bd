type Counts = { passed: number; failed: number; unsteady: string[] };
type JestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};
type Suite = {
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: Suite[];
};

export declare const mostUnsteady: number;
export declare function jestCounts(report: JestReport): Counts;
export declare function filesToRunAgain(report: JestReport | null): string[];
export declare function countsOfBoth(first: JestReport, second: JestReport, root: string): Counts;
export declare function playwrightCounts(
  report: Suite & { stats: { expected: number; flaky: number; unexpected: number; skipped: number } },
): Counts;
