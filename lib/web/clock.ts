/**
 * The web's present moment in epoch milliseconds. With `DEMO_NOW` both processes stand in the same frozen world;
 * otherwise a session from there would look long expired.
 */
export function webNow(): number {
  const frozen = process.env.DEMO_NOW;
  // Real clock: without DEMO_NOW the present is the machine's.
  return frozen ? Date.parse(frozen) : Date.now();
}
