import { withDeadline } from "@/lib/web/cache/deadline";
import { noteAnswer, upstreamHealth } from "@/lib/web/cache/freshness";

/** How long a read of the club API may take: silence ends it, a busy process does not. */

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

beforeEach(() => {
  upstreamHealth().answeredAt = 0;
});
afterAll(() => {
  upstreamHealth().answeredAt = 0;
});

test("a read that gets no answer is given up after its time", async () => {
  const begunAt = performance.now();
  await expect(withDeadline(60, untilAborted)).rejects.toMatchObject({ name: "TimeoutError" });
  expect(performance.now() - begunAt).toBeGreaterThanOrEqual(59);
});

test("an answer that came while this process was busy is read, however late", async () => {
  const answer = await withDeadline(60, (signal) => {
    const blocked = new Promise<string>((resolve) => {
      setTimeout(() => {
        const until = performance.now() + 120;
        while (performance.now() < until);
        // As what waits in a socket: it is read in the turn after.
        setImmediate(() => resolve("in time"));
      }, 1);
    });
    return Promise.race([blocked, untilAborted(signal)]);
  });
  expect(answer).toBe("in time");
});

test("a process that is never free gives a read up after three times its time", async () => {
  let isOver = false;
  const read = withDeadline(30, untilAborted).finally(() => {
    isOver = true;
  });
  const begunAt = performance.now();
  const block = () => {
    const until = performance.now() + 25;
    while (performance.now() < until);
    if (!isOver) setTimeout(block, 0);
  };
  block();
  await expect(read).rejects.toMatchObject({ name: "TimeoutError" });
  expect(performance.now() - begunAt).toBeGreaterThanOrEqual(90);
});

test("a club API that answers others is waited for three times as long, and no longer", async () => {
  noteAnswer(Date.now() + 60_000); // Real clock: that of the deadline.
  const begunAt = performance.now();
  await expect(withDeadline(30, untilAborted)).rejects.toMatchObject({ name: "TimeoutError" });
  expect(performance.now() - begunAt).toBeGreaterThanOrEqual(90);
});

test("what is done in time leaves no timer behind, and its signal is never aborted", async () => {
  const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === "Timeout").length;
  const before = timers();
  let given: AbortSignal | undefined;
  await withDeadline(50_000, async (signal) => {
    given = signal;
    expect(timers()).toBe(before + 1);
  });
  expect(timers()).toBe(before);
  expect(given?.aborted).toBe(false);
});
