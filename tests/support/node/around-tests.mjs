import { bind } from "jest-each";

/*
 * A test or hook that hangs fails after its limit instead of holding the whole run: this runner has no limit of its
 * own. The limit is for faults, so it is far above what any test takes.
 */

const limitSeconds = 90;
// A test may take the clock in hand: its own limit goes by the machine's.
const { setTimeout, clearTimeout, test: globalTest } = globalThis;

const limited = (register) => (name, work, milliseconds) =>
  register(name, withLimit(work, name, milliseconds));
const limitedHook = (register, name) => (work, milliseconds) => register(withLimit(work, name, milliseconds));

function withLimit(work, name, milliseconds = limitSeconds * 1000) {
  return async () => {
    let timer;
    const end = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} took longer than ${milliseconds} ms`)),
        milliseconds,
      );
    });
    try {
      await Promise.race([work(), end]);
    } finally {
      clearTimeout(timer);
    }
  };
}

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
