/*
 * Work that hangs fails after its limit instead of holding the whole run: the runner has no limit of its own. The limit
 * is for faults, so it is far above what any test takes.
 */

const limitSeconds = 90;
// A test may take the clock in hand: its own limit goes by the machine's.
const { setTimeout, clearTimeout } = globalThis;

export const withLimit =
  (work, name, milliseconds = limitSeconds * 1000) =>
  async () => {
    let timer;
    const end = new Promise((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`${name} took longer than ${milliseconds} ms`)),
        milliseconds,
      );
    });
    try {
      return await Promise.race([work(), end]);
    } finally {
      clearTimeout(timer);
    }
  };
