import { randomShare } from "./random";

/**
 * Milliseconds to wait after the given number of failed tries: doubled with each, up to `maxMs`, and somewhere between
 * half and the whole of it, so that what failed together does not come back together.
 */
export function backOffMs(tries: number, firstMs: number, maxMs: number): number {
  const whole = Math.min(firstMs * 2 ** Math.max(0, tries - 1), maxMs);
  return Math.round(whole * (0.5 + randomShare() / 2));
}
