import "./tests/support/runs/test-clock.mjs";
import "./tests/support/runs/young-space.mjs";

/**
 * Pure and server tests: each worker is a plain Node that loads a module once for all its files, which halves the run.
 * What a module keeps therefore outlives a test file. The hooks that load TypeScript, and the run's clock, go
 * to every worker.
 */
const hooks = `${import.meta.dirname}/tests/support/node`;
process.env.NODE_OPTIONS = `--no-warnings --enable-source-maps --require ${hooks}/moved-clock.cjs --import ${hooks}/register.mjs`;

export default {
  displayName: "server",
  runner: "jest-light-runner",
  setupFilesAfterEnv: [
    "<rootDir>/tests/support/node/turned-reads.mjs",
    "<rootDir>/tests/support/node/around-tests.mjs",
  ],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  testMatch: [
    "<rootDir>/tests/unit/**/*.test.ts",
    "<rootDir>/tests/api/**/*.test.ts",
    "<rootDir>/tests/guards/**/*.test.ts",
    "<rootDir>/tests/concurrency/**/*.test.ts",
    "<rootDir>/tests/attacks/**/*.test.ts",
  ],
  testSequencer: "<rootDir>/tests/support/runs/longest-first.mjs",
  globalSetup: "<rootDir>/tests/support/runs/run-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/runs/run-teardown.mjs",
  // Half of the tests wait for a database: three workers keep two cores busy, jest's own choice would be one.
  maxWorkers: 3,
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/.data/"],
};
