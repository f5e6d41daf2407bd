import { createBuildWatch, createReloadGuard, isChunkError } from "@/lib/web/runtime/builds";
import { isAnyDirty, setDirty } from "@/lib/web/runtime/dirty";
import { fakeStorage, fakeTimers } from "./fake-timers";

const minute = 60_000;

function setUp({ buildId = "one" as string | null, isDirty = (): boolean => false } = {}) {
  const clock = fakeTimers();
  const server = { id: "one", isDown: false };
  const seen = { read: [] as string[], reloads: 0, warned: 0 };
  const guard = createReloadGuard(fakeStorage(), clock.timers.now);
  const watch = createBuildWatch({
    timers: clock.timers,
    buildId: buildId ?? undefined,
    isDirty,
    readJson: async (address) => {
      seen.read.push(address.replace(/\?\d+$/, "?time"));
      if (server.isDown) throw new Error("no answer");
      return { id: server.id, timestamp: 1 };
    },
    mayReload: guard.claim,
    reload: () => seen.reloads++,
    warn: () => seen.warned++,
  });
  return { watch, server, seen, ...clock };
}

describe("a new build (seed §4, §7)", () => {
  // seed 380
  test("is looked for with a timestamp, every 10 minutes", async () => {
    const { watch, seen, advance } = setUp();
    await watch.start();
    await advance(10 * minute - 1);
    expect(seen.read).toEqual(["/builds/latest.json?time"]);
    await advance(1);
    expect(seen.read).toHaveLength(2);
  });

  test("is looked for on focus at most every 5 minutes", async () => {
    const { watch, seen, advance } = setUp();
    await watch.start();
    await advance(5 * minute - 1);
    await watch.focused();
    expect(seen.read).toHaveLength(1);
    await advance(1);
    await watch.focused();
    expect(seen.read).toHaveLength(2);
  });

  // seed 221 379
  test("reads its manifest and loads the page again at the next navigation, not before", async () => {
    const { watch, server, seen } = setUp();
    server.id = "two";
    await watch.start();
    expect(seen.read).toEqual(["/builds/latest.json?time", "/builds/meta/two.json"]);
    expect(seen.reloads).toBe(0);
    watch.moved("/club");
    expect(seen.reloads).toBe(1);
  });

  test("the same build loads nothing again", async () => {
    const { watch, seen } = setUp();
    await watch.start();
    watch.moved("/club");
    expect(seen.reloads).toBe(0);
  });

  test("without a known build the first answer counts as ours", async () => {
    const { watch, server, seen, advance } = setUp({ buildId: null });
    server.id = "seven";
    await watch.start();
    watch.moved("/club");
    expect(seen.reloads).toBe(0);
    server.id = "eight";
    await advance(10 * minute);
    watch.moved("/guide");
    expect(seen.reloads).toBe(1);
  });

  test("never takes the input of a form away (R-23)", async () => {
    const { watch, server, seen } = setUp({ isDirty: isAnyDirty });
    server.id = "two";
    await watch.start();
    setDirty("notice", true);
    watch.moved("/club");
    expect(seen.reloads).toBe(0);
    setDirty("notice", false);
    watch.moved("/guide");
    expect(seen.reloads).toBe(1);
  });

  // seed 395
  test("a failing manifest is only logged, and looked for again", async () => {
    const { watch, server, seen, advance } = setUp();
    server.isDown = true;
    await watch.start();
    expect(seen).toMatchObject({ warned: 1, reloads: 0 });
    await advance(10 * minute);
    expect(seen.warned).toBe(2);
  });
});

describe("the reload guard (seed §9)", () => {
  // seed 222 405
  test("lets the same path load again once in 10 s, other paths of their own", () => {
    let now = 0;
    const guard = createReloadGuard(fakeStorage(), () => now);
    expect(guard.claim("/club")).toBe(true);
    now = 9999;
    expect(guard.claim("/club")).toBe(false);
    expect(guard.claim("/guide")).toBe(true);
    now = 10_000;
    expect(guard.claim("/club")).toBe(true);
  });

  test("holds over the reload itself", () => {
    const storage = fakeStorage();
    expect(createReloadGuard(storage, () => 0).claim("/")).toBe(true);
    expect(createReloadGuard(storage, () => 1).claim("/")).toBe(false);
  });

  test("refuses where nothing can be remembered", () => {
    const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    expect(createReloadGuard(storage, () => 0).claim("/")).toBe(false);
  });
});

describe("failed parts of the build", () => {
  test.each([
    [Object.assign(new Error("x"), { name: "ChunkLoadError" }), true],
    [new Error("Loading chunk 12 failed."), true],
    [new Error("Loading CSS chunk 12 failed."), true],
    [new Error("Failed to load chunk /_next/static/chunks/a.js from module 7"), true],
    [new TypeError("Failed to fetch dynamically imported module: https://club.test/_next/static/a.js"), true],
    [new TypeError("Importing a module script failed."), true],
    [new TypeError("Failed to fetch"), false],
    [new Error("Reading the chunk of bread"), false],
    ["ChunkLoadError", false],
    [null, false],
  ])("%s → %s", (error, expected) => {
    expect(isChunkError(error)).toBe(expected);
  });
});
