import { relative } from "node:path";

/*
 * Counts from the reports of the test runners: `{ passed, failed, unsteady }`, where `unsteady` names tests that
 * passed only at the second try (decision 48). A skipped test has failed.
 */

/** So many browser tests and files of other tests may need a second try in one run. */
export const mostUnsteady = 2;

export const jestCounts = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites + report.numPendingTests,
  unsteady: [],
});

const failedFiles = (report) => report?.testResults.filter(({ status }) => status === "failed") ?? [];

/** The files of a run that are run again by themselves: those that failed, unless there are more than may be unsteady. */
export function filesToRunAgain(report) {
  const files = failedFiles(report);
  return files.length > mostUnsteady ? [] : files.map(({ name }) => name);
}

/** The counts of a run whose failed files passed when they were run again. */
export function countsOfBoth(first, second, root) {
  const files = failedFiles(first);
  const results = files.flatMap(({ assertionResults }) => assertionResults);
  const passedBefore = results.filter(({ status }) => status === "passed").length;
  return {
    passed: first.numPassedTests - passedBefore + second.numPassedTests,
    failed: first.numPendingTests,
    unsteady: files.map(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === "failed");
      const titles = failed.map(({ fullName }) => fullName).join("; ");
      return `${relative(root, name)} ${titles || "could not be run"}`;
    }),
  };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

export function playwrightCounts(report) {
  const { stats } = report;
  const again = specsOf(report).filter(({ tests }) => tests.some(({ status }) => status === "flaky"));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    unsteady: again.map(({ file, line, title }) => `${file}:${line} ${title}`),
  };
}
