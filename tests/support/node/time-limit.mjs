import { bind } from "jest-each";

/*
 * A test or hook that hangs fails after its limit instead of holding the whole run: this runner has no limit of its
 * own. The limit is for faults, so it is far above what any test takes.
 */

const limitSeconds = 90;
// A test may take the clock in hand: its own limit goes by the machine's.
const { setTimeout, clearTimeout } = globalThis;

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

const test = limited(globalThis.test);
globalThis.test = Object.assign(test, { each: bind(test) });
for (const name of ["beforeAll", "beforeEach", "afterEach", "afterAll"]) {
  globalThis[name] = limitedHook(globalThis[name], name);
}
