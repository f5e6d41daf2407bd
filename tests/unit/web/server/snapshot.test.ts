import { freshness } from "@/lib/web/cache/freshness";
import { currentSnapshot, forgetSnapshot } from "@/lib/web/routing/snapshot";
import { testNow } from "@/tests/support/runs/test-clock.mjs";
import { webEnvironment } from "@/tests/support/web/web-environment.mjs";

/** The club API: what its site state is, and who waits for an answer. */
let siteState = "10";
let asked = 0;
let held: (() => void)[] | null = null;
/** Reads the state when it is asked, as a database would, and answers when it is let. */
async function answer(input: unknown): Promise<Response> {
  const path = String(input);
  const state = siteState;
  if (path.includes("/site/state")) {
    asked += 1;
    await new Promise<void>((resolve) => (held ? held.push(resolve) : resolve()));
    return Response.json({ result: true, data: { state } });
  }
  return Response.json({ result: true, data: path.includes("/menus/") ? [] : {} });
}
const turns = () => new Promise<void>((resolve) => setImmediate(resolve));

beforeEach(() => {
  Object.assign(process.env, webEnvironment);
  jest.spyOn(globalThis, "fetch").mockImplementation(answer);
  siteState = "10";
  held = null;
  asked = 0;
  forgetSnapshot();
});
afterAll(() => {
  jest.restoreAllMocks();
  freshness().stateFreshUntil = 0;
});

const stateOf = async (shown: ReturnType<typeof currentSnapshot>) => {
  const found = await shown;
  return "snapshot" in found ? found.snapshot.siteState : found.failedStatus;
};

test("a state that was asked for before a write is taken over by nobody after it", async () => {
  held = [];
  const before = currentSnapshot(testNow());
  await turns();
  siteState = "30";
  forgetSnapshot();
  const after = currentSnapshot(testNow());
  await turns();
  expect(asked).toBe(2);
  const [old, current] = held;
  held = null;
  current?.();
  expect(await stateOf(after)).toBe("30");
  // The read from before the write comes last.
  old?.();
  expect(await stateOf(before)).toBe("30");
  expect(await stateOf(currentSnapshot(testNow()))).toBe("30");
});

test("who waited for a read that a write overtook is answered by a later one", async () => {
  await currentSnapshot(testNow());
  forgetSnapshot();
  held = [];
  const waiting = currentSnapshot(testNow());
  await turns();
  siteState = "30";
  forgetSnapshot();
  const [old] = held;
  held = null;
  old?.();
  expect(await stateOf(waiting)).toBe("30");
});

test("requests at the same time share one read, and it holds for five seconds", async () => {
  const now = testNow();
  await Promise.all([currentSnapshot(now), currentSnapshot(now + 1)]);
  await currentSnapshot(now + 4999);
  expect(asked).toBe(1);
  await currentSnapshot(now + 5000);
  expect(asked).toBe(2);
});

test("who waits for a read that fails waits for no second one", async () => {
  const now = testNow();
  await currentSnapshot(now);
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    asked += 1;
    await turns();
    throw new Error("the club API is out of reach");
  });
  asked = 0;
  const both = [currentSnapshot(now + 6000), currentSnapshot(now + 8000)];
  expect(await Promise.all(both.map(stateOf))).toEqual(["10", "10"]);
  expect(asked).toBe(1);
});
