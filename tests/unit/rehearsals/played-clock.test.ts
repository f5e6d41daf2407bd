import { createPlayedClock } from "@/lib/club-api/rehearsal/played-clock";

const start = new Date("2026-12-01T09:00:00Z");
const hourMs = 3_600_000;

test("while everybody waits, the clock goes on to the next moment at once, in order", async () => {
  const clock = createPlayedClock(start);
  const seen: number[] = [];
  const parts = [3, 1, 2].map((hours) =>
    clock.part(async () => {
      await clock.until(start.getTime() + hours * hourMs);
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(start.getTime() + hours * hourMs);
      seen.push(hours);
    }),
  );
  await Promise.all([...parts, clock.run(() => false)]);
  expect(seen).toEqual([1, 2, 3]);
});

test("while somebody is answered, time is real: nobody is woken early", async () => {
  const clock = createPlayedClock(start);
  let answer: () => void = () => {};
  const seen: string[] = [];
  const asking = clock.part(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    seen.push("answered");
  });
  const waiting = clock.part(async () => {
    await clock.until(start.getTime() + hourMs);
    seen.push("an hour later");
  });
  const running = clock.run(() => false);
  // Real turns of the loop, in which the hour would have been skipped.
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(seen).toEqual([]);
  answer();
  await Promise.all([asking, waiting, running]);
  expect(seen).toEqual(["answered", "an hour later"]);
});

test("a stop wakes everybody and nobody waits any more", async () => {
  const clock = createPlayedClock(start);
  let isStopped = false;
  const part = clock.part(async () => {
    await clock.until(start.getTime() + hourMs);
    isStopped = true;
    await clock.until(start.getTime() + 3 * hourMs);
    await clock.until(start.getTime() + 5 * hourMs);
  });
  await Promise.all([part, clock.run(() => isStopped)]);
  expect(clock.now().getTime()).toBeLessThan(start.getTime() + 3 * hourMs);
});
