import { createQueue, QueueFull } from "@/lib/club-api/platform/queue";

/** Tasks that end when they are told to. */
function heldTasks() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  return { task, ends, running: () => running, most: () => most };
}

test("never more than the bound run at once, and all get their turn", async () => {
  const run = createQueue({ concurrency: 2, maxWaiting: 10 });
  const held = heldTasks();
  const all = Array.from({ length: 6 }, () => run(held.task));
  while (held.ends.length > 0) {
    held.ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(all);
  expect(held.most()).toBe(2);
});

test("a full line refuses at once instead of growing", async () => {
  const run = createQueue({ concurrency: 1, maxWaiting: 1 });
  const held = heldTasks();
  const first = run(held.task);
  const second = run(async () => "second");
  await expect(run(held.task)).rejects.toBeInstanceOf(QueueFull);
  held.ends[0]?.();
  await first;
  expect(await second).toBe("second");
});

test("a failing task frees its place", async () => {
  const run = createQueue({ concurrency: 1, maxWaiting: 1 });
  await expect(run(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await run(async () => 1)).toBe(1);
});
