import "@testing-library/jest-dom";

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
  jest.restoreAllMocks();
  expect(reported).toEqual([]);
});
