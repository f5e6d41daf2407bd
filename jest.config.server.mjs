import nextJest from "next/jest.js";

/** Pure and server tests (node, native ESM): run with NODE_OPTIONS=--experimental-vm-modules. */
const config = await nextJest({ dir: "./" })({
  displayName: "server",
  testEnvironment: "node",
  testTimeout: 90_000,
  extensionsToTreatAsEsm: [".ts", ".tsx"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1", "^server-only$": "<rootDir>/tests/support/empty.ts" },
  testMatch: [
    "<rootDir>/tests/unit/**/*.test.ts",
    "<rootDir>/tests/api/**/*.test.ts",
    "<rootDir>/tests/guards/**/*.test.ts",
    "<rootDir>/tests/concurrency/**/*.test.ts",
  ],
})();

export default {
  ...config,
  globalSetup: "<rootDir>/tests/support/run-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/run-teardown.mjs",
  transformIgnorePatterns: [...config.transformIgnorePatterns, "\\.mjs$"],
  // Half of the tests wait for a database: three workers keep two cores busy, jest's own choice would be one.
  maxWorkers: 3,
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/.data/"],
};
