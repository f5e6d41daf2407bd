import { bind } from "jest-each";
import { withLimit } from "./time-limit.mjs";

// Tests and hooks under a limit, each test with an environment of its own.

const globalTest = globalThis.test;
const limited = (register) => (name, work, milliseconds) =>
  register(name, withLimit(work, name, milliseconds));
const limitedHook = (register, name) => (work, milliseconds) => register(withLimit(work, name, milliseconds));

/** A worker serves many files: a variable that a test sets is gone after it. */
const inOwnEnvironment = (work) => async () => {
  const before = { ...process.env };
  try {
    await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    for (const [name, value] of Object.entries(before))
      if (process.env[name] !== value) process.env[name] = value;
  }
};

const test = limited((name, work) => globalTest(name, inOwnEnvironment(work)));
globalThis.test = Object.assign(test, { each: bind(test) });
for (const name of ["beforeAll", "beforeEach", "afterEach", "afterAll"]) {
  globalThis[name] = limitedHook(globalThis[name], name);
}
