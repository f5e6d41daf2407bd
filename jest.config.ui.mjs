import "./tests/support/runs/test-clock.mjs";
import "./tests/support/runs/young-space.mjs";

/**
 * Component tests, like the server tests in plain Node workers that load a module once for all their files; each worker has
 * a window of jsdom (`tests/support/node/dom.mjs`).
 */
const hooks = `${import.meta.dirname}/tests/support/node`;
process.env.NODE_OPTIONS = `--no-warnings --enable-source-maps --require ${hooks}/moved-clock.cjs --import ${hooks}/register-dom.mjs`;

export default {
  displayName: "ui",
  runner: "jest-light-runner",
  setupFilesAfterEnv: [
    "<rootDir>/tests/support/node/around-tests.mjs",
    "<rootDir>/tests/support/node/dom.mjs",
  ],
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  testMatch: ["<rootDir>/tests/components/**/*.test.tsx", "<rootDir>/tests/components/**/*.test.ts"],
  maxWorkers: 2,
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/.data/"],
};
