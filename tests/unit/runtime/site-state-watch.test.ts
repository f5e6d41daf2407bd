import {
  createSiteStateWatch,
  isUncheckedPage,
  type StateAnswer,
  siteStateTarget,
} from "@/lib/web/runtime/site/site-state-watch";

describe("where the site state sends a visitor (seed §4)", () => {
  test.each([
    ["0", "/", "/stop-site"],
    ["0", "/community/notice/3", "/stop-site"],
    ["0", "/close-page", "/"],
    ["0", "/stop-site", null],
    ["0", "/ishm/notice", null],
    ["0", "/error", null],
    ["1", "/", null],
    ["1", "/stop-site", "/"],
    ["1", "/close-page", "/"],
    ["1", "/ishm", null],
    ["2", "/club", "/close-page"],
    ["2", "/stop-site", "/"],
    ["2", "/close-page", null],
    ["2", "/ishm", null],
    ["2", "/ishmael", "/close-page"],
  ] as const)("state %s on %s → %s", (state, path, expected) => {
    expect(siteStateTarget(state, path)).toBe(expected);
  });

  test("the way into the back office stays open", () => {
    expect(siteStateTarget("2", "/login", "?next=%2Fishm%2Fnotice")).toBeNull();
    expect(siteStateTarget("2", "/login", "?next=%2Fmypage")).toBe("/close-page");
  });

  test.each([
    ["/ishm/site/open", true],
    ["/close-page", true],
    ["/error", true],
    ["/stop-site", true],
    ["/errors", false],
    ["/", false],
  ])("%s is among the pages that are not checked: %s", (path, expected) => {
    expect(isUncheckedPage(path)).toBe(expected);
  });
});

function setUp(answer: StateAnswer = { kind: "state", state: "1" }, isAllowed = false) {
  const visitor = { now: 0, path: "/", asked: 0, went: [] as string[] };
  const watch = createSiteStateWatch({
    now: () => visitor.now,
    ask: async () => {
      visitor.asked++;
      return answer;
    },
    hasPass: async () => isAllowed,
    here: () => ({ path: visitor.path, search: "" }),
    go: (path) => visitor.went.push(path),
  });
  return { watch, visitor };
}

describe("when the site state is asked again (seed §4, §9)", () => {
  test("on focus and click at most once in 5,000 ms", async () => {
    const { watch, visitor } = setUp();
    await watch.noticed();
    visitor.now = 4999;
    await watch.noticed();
    expect(visitor.asked).toBe(1);
    visitor.now = 5000;
    await watch.noticed();
    expect(visitor.asked).toBe(2);
  });

  test("on every navigation, but not for the page that the server has just sent", async () => {
    const { watch, visitor } = setUp();
    for (const path of ["/", "/club", "/guide"]) await watch.moved(path);
    expect(visitor.asked).toBe(2);
  });

  test.each([
    ["/ishm", "/ishm/notice", 0],
    ["/stop-site", "/error", 0],
    ["/close-page", "/ishm", 0],
    ["/", "/ishm", 1],
    ["/stop-site", "/", 1],
  ])("moving from %s to %s asks %i times", async (from, to, times) => {
    const { watch, visitor } = setUp();
    await watch.moved(from);
    await watch.moved(to);
    expect(visitor.asked).toBe(times);
  });

  test.each([
    ["/ishm", 0],
    ["/error", 0],
    ["/stop-site", 1],
    ["/club", 1],
  ])("a click on %s asks %i times", async (path, times) => {
    const { watch, visitor } = setUp();
    visitor.path = path;
    await watch.noticed();
    expect(visitor.asked).toBe(times);
  });

  test.each<[string, StateAnswer, string[]]>([
    ["stopped", { kind: "state", state: "0" }, ["/stop-site"]],
    ["closed", { kind: "state", state: "2" }, ["/close-page"]],
    ["normal", { kind: "state", state: "1" }, []],
    ["a failed check with a status", { kind: "status", status: 503 }, ["/error?status=503"]],
    ["a check without any answer", null, []],
  ])("%s takes the visitor of the home page to its place", async (_name, answer, expected) => {
    const { watch, visitor } = setUp(answer);
    await watch.noticed();
    expect(visitor.went).toEqual(expected);
  });

  test("an address on the pass list stays on a closed site", async () => {
    const { watch, visitor } = setUp({ kind: "state", state: "2" }, true);
    await watch.noticed();
    expect(visitor.went).toEqual([]);
  });
});
