import { createPathHistory } from "@/lib/web/runtime/addresses";
import { leadsHome } from "@/lib/web/runtime/back";
import { createPreloader } from "@/lib/web/runtime/builds";
import { type DeviceClass, deviceClass } from "@/lib/web/runtime/page";
import { clubDay, createDailyView } from "@/lib/web/runtime/site/daily-view";
import { fakeStorage } from "./fake-timers";

const iPad = "Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)";
const androidTablet = "Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Safari/537.36";
const androidPhone = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile Safari/537.36";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";

describe("device classes (seed §9)", () => {
  // seed 426 428
  test.each<[number, string, "coarse" | "fine", DeviceClass]>([
    [599, androidPhone, "coarse", "phone"],
    [599, mac, "fine", "phone"],
    [600, mac, "fine", "desktop"],
    [600, iPad, "coarse", "tablet"],
    [1200, androidTablet, "fine", "tablet"],
    [1180, mac, "coarse", "tablet"],
    [1440, mac, "fine", "desktop"],
  ])("%i px, %s, %s pointer → %s", (width, agent, pointer, expected) => {
    expect(deviceClass(width, agent, pointer)).toBe(expected);
  });
});

describe("the club's day", () => {
  const late = Date.UTC(2026, 10, 23, 20);
  test.each([
    ["Asia/Seoul", "2026-11-24"],
    ["America/New_York", "2026-11-23"],
    ["+09:00", "2026-11-24"],
    ["-11:00", "2026-11-23"],
    ["+00:00", "2026-11-23"],
  ])("in %s is %s", (zone, expected) => {
    expect(clubDay(late, zone)).toBe(expected);
  });
});

describe("the daily homepage view (seed §4)", () => {
  function setUp(answers: boolean[] = []) {
    const visitor = { now: Date.UTC(2026, 10, 23, 14, 59), sent: [] as unknown[] };
    const storage = fakeStorage();
    /** A document: another one knows what this browser has stored, and nothing else. */
    const open = () => {
      const record = createDailyView({
        storage,
        now: () => visitor.now,
        device: () => "tablet",
        send: async (view) => {
          visitor.sent.push(view);
          return answers.shift() ?? true;
        },
      });
      return () => record("MS01", "Asia/Seoul");
    };
    return { visitor, open, view: open() };
  }

  // seed 225 306
  test("is sent once on a day of the club, with the device", async () => {
    const { visitor, open, view } = setUp();
    await view();
    await view();
    await open()();
    expect(visitor.sent).toEqual([{ date: "2026-11-23", device: "TABLET" }]);
  });

  test("is sent again on the club's next day", async () => {
    const { visitor, open, view } = setUp();
    await view();
    visitor.now += 60_000;
    await view();
    await open()();
    expect(visitor.sent).toHaveLength(2);
  });

  test("that was not counted is tried again, two at the same time are one", async () => {
    const { visitor, view } = setUp([false]);
    await Promise.all([view(), view()]);
    expect(visitor.sent).toHaveLength(1);
    await view();
    expect(visitor.sent).toHaveLength(2);
  });
});

describe("going back (seed §2)", () => {
  // seed 133 134
  test.each([
    [null, true],
    ["/close-page", true],
    ["/ko/close-page?from=1", true],
    ["/club", false],
    ["/ko", false],
  ])("from a page after %s leads home: %s", (previous, expected) => {
    expect(leadsHome(previous)).toBe(expected);
  });

  test("the previous page is the one of this tab, steps back are taken off", () => {
    const history = createPathHistory(fakeStorage());
    expect(history.previous()).toBeNull();
    for (const path of ["/", "/club", "/club", "/guide"]) history.visited(path);
    expect(history.previous()).toBe("/club");
    history.visited("/club");
    expect(history.previous()).toBe("/");
    history.visited("/");
    expect(history.previous()).toBeNull();
  });

  test("a broken memory is no memory", () => {
    expect(createPathHistory(fakeStorage({ "clubfront.paths": "{" })).previous()).toBeNull();
  });
});

describe("preloading (seed §9)", () => {
  // seed 406
  test("takes at most 5 routes at once, each once, in idle moments", () => {
    const fetched: string[] = [];
    const idle: (() => void)[] = [];
    const preload = createPreloader({
      prefetch: (path) => fetched.push(path),
      whenIdle: (run) => idle.push(run),
    });
    for (const number of [1, 2, 3, 4, 5, 6, 7, 7]) preload(`/${number}`);
    expect(fetched).toEqual([]);
    idle.shift()?.();
    expect(fetched).toEqual(["/1", "/2", "/3", "/4", "/5"]);
    idle.shift()?.();
    expect(fetched).toHaveLength(7);
    preload("/1");
    expect(idle).toHaveLength(0);
    preload("/8");
    idle.shift()?.();
    expect(fetched.at(-1)).toBe("/8");
  });
});
