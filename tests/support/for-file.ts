import { withLimit } from "./node/time-limit.mjs";

/**
 * Starts what all tests of a file share, before they are collected, and closes it after the last one:
 * `const scene = await forFile(bookingScene);`
 */
export async function forFile<T extends { close(): Promise<unknown> }>(start: () => Promise<T>): Promise<T> {
  const started = await withLimit(start, "forFile", 120_000)();
  afterAll(() => started.close());
  return started;
}
