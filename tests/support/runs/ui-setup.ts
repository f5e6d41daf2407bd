import "@testing-library/jest-dom";
import { cleanup, configure } from "@testing-library/react";
import { sessionStore } from "@/lib/web/api/session-store";
import { resetWindow } from "../node/dom.mjs";

/* Every component test file begins with a copy of this module (`tests/support/node/dom-loader.mjs`). */

resetWindow();

// Waiting ends with what is waited for: the limits are for faults, not for slow machines.
configure({ asyncUtilTimeout: 10_000 });

/** An unexpected console error fails the test that caused it. */
let reported: string[] = [];
const forward = console.error.bind(console);

beforeEach(() => {
  reported = [];
  jest.spyOn(console, "error").mockImplementation((...parts: unknown[]) => {
    reported.push(parts.map(String).join(" "));
    forward(...parts);
  });
});

afterEach(() => {
  cleanup();
  // The next test is a document of its own: it asks who is here.
  sessionStore.set(undefined);
  jest.restoreAllMocks();
  expect(reported).toEqual([]);
});
