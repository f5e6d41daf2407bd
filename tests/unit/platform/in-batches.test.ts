import { inBatches } from "@/lib/club-api/db/in-batches";

test("a retention deletes so many rows at a time until fewer are left", async () => {
  let left = 25;
  const sizes: number[] = [];
  const deleted = await inBatches(async (limit) => {
    const some = Math.min(limit, left);
    left -= some;
    sizes.push(some);
    return some;
  }, 10);
  expect([deleted, sizes]).toEqual([25, [10, 10, 5]]);
});

test("a run that fails has done what it did", async () => {
  let left = 25;
  const failing = inBatches(async (limit) => {
    if (left < 10) throw new Error("the database went away");
    left -= limit;
    return limit;
  }, 10);
  await expect(failing).rejects.toThrow("went away");
  expect(left).toBe(5);
});
