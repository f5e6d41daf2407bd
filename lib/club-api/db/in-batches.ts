/** Few enough to lock and log in a moment, many enough for a year's backlog in a night. */
const batchSize = 5_000;

/**
 * Deletes what a retention has outlived, so many rows at a time: each batch is a short statement that holds nobody up, and a
 * run that is cut short has done its part.
 *
 * @param deleteSome deletes at most so many rows, in a transaction of its own, and answers how many there were
 * @returns how many rows were deleted in all
 */
export async function inBatches(
  deleteSome: (limit: number) => Promise<number>,
  size: number = batchSize,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const count = await deleteSome(size);
    deleted += count;
    if (count < size) return deleted;
  }
}
