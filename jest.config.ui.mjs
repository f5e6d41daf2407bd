import nextJest from "next/jest.js";
import "./tests/support/runs/test-clock.mjs";

/** Component tests (jsdom, CommonJS): ESM-only packages are transformed, since Node 20 cannot require them. */
const config = await nextJest({ dir: "./" })({
  displayName: "ui",
  testEnvironment: "jest-fixed-jsdom",
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  setupFiles: ["<rootDir>/tests/support/node/moved-clock.cjs"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/runs/ui-setup.ts"],
  testMatch: ["<rootDir>/tests/components/**/*.test.tsx", "<rootDir>/tests/components/**/*.test.ts"],
})();

export default {
  ...config,
  testTimeout: 60_000,
  transformIgnorePatterns: ["^.+\\.module\\.(css|sass|scss)$"],
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/dist/", "<rootDir>/.data/"],
};
