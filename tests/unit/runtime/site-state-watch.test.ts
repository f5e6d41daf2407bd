import {
  createSiteStateWatch,
  type HeardState,
  isUncheckedPage,
  type StateAnswer,
  siteStateTarget,
} from "@/lib/web/runtime/site/site-state-watch";

describe("where the site state sends a visitor (seed §4)", () => {
  // seed 162 196 197 198 199
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

type Visitor = {
  now: number;
  path: string;
  asked: number;
  went: string[];
  left: string[];
  isTyping: boolean;
  heard: HeardState | null;
  /** The next timer, with the moment at which it is due. */
  due: { at: number; work: () => void } | null;
  answer: StateAnswer;
};

function setUp(answer: StateAnswer = { kind: "state", state: "1" }, isAllowed = false) {
  const visitor: Visitor = {
    now: 0,
    path: "/",
    asked: 0,
    went: [],
    left: [],
    isTyping: false,
    heard: null,
    due: null,
    answer,
  };
  const tab = () =>
    createSiteStateWatch({
      now: () => visitor.now,
      ask: async () => {
        visitor.asked++;
        return visitor.answer;
      },
      hasPass: async () => isAllowed,
      here: () => ({ path: visitor.path, search: "" }),
      go: (path) => visitor.went.push(path),
      leave: (path) => visitor.left.push(path),
      holdsInput: () => visitor.isTyping,
      heard: {
        read: () => visitor.heard,
        write: (heard) => {
          visitor.heard = heard;
        },
      },
      later(ms, work) {
        visitor.due = { at: visitor.now + ms, work };
        return () => {
          visitor.due = null;
        };
      },
    });
  return { watch: tab(), tab, visitor };
}

/** Lets time pass to the next thing that is due, and that be done. */
async function nextTry(visitor: Visitor): Promise<number> {
  const { due } = visitor;
  if (!due) return 0;
  const waited = due.at - visitor.now;
  visitor.now = due.at;
  visitor.due = null;
  due.work();
  await new Promise((resolve) => setImmediate(resolve));
  return waited;
}

const outage: StateAnswer = { kind: "status", status: 503, isPassing: true };
const refused: StateAnswer = { kind: "status", status: 403, isPassing: false };

describe("when the site state is asked again (seed §4, §9)", () => {
  // seed 192 194 195 407
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

  // seed 192
  test("on every navigation, but not for the page that the server has just sent", async () => {
    const { watch, visitor } = setUp();
    for (const path of ["/", "/club", "/guide"]) {
      visitor.now += 6000;
      await watch.moved(path);
    }
    expect(visitor.asked).toBe(2);
  });

  // seed 195 407
  test("what one tab has heard counts in all tabs for 5,000 ms", async () => {
    const { tab, visitor } = setUp({ kind: "state", state: "2" });
    visitor.path = "/close-page";
    await tab().noticed();
    visitor.now = 4999;
    visitor.path = "/club";
    await tab().noticed();
    expect([visitor.asked, visitor.went]).toEqual([1, ["/close-page"]]);
    visitor.now = 5000;
    await tab().noticed();
    expect(visitor.asked).toBe(2);
  });

  test("what another tab has heard by a clock that was set back counts for nothing", async () => {
    const { watch, visitor } = setUp();
    visitor.heard = { state: "0", at: 60_000 };
    await watch.noticed();
    expect([visitor.asked, visitor.went]).toEqual([1, []]);
  });

  // seed 193
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

  // seed 196 197 198
  test.each<[string, StateAnswer, string[]]>([
    ["stopped", { kind: "state", state: "0" }, ["/stop-site"]],
    ["closed", { kind: "state", state: "2" }, ["/close-page"]],
    ["normal", { kind: "state", state: "1" }, []],
    ["a check without any answer, or asked too often", null, []],
  ])("%s takes the visitor of the home page to its place", async (_name, answer, expected) => {
    const { watch, visitor } = setUp(answer);
    await watch.noticed();
    expect([visitor.went, visitor.left]).toEqual([expected, []]);
  });

  test("an address on the pass list stays on a closed site", async () => {
    const { watch, visitor } = setUp({ kind: "state", state: "2" }, true);
    await watch.noticed();
    expect(visitor.went).toEqual([]);
  });
});

describe("a check that fails (seed §4, §8)", () => {
  // seed 200 396
  test("leads to the error page with its status when it is refused, from where Back returns", async () => {
    const { watch, visitor } = setUp(refused);
    await watch.noticed();
    expect([visitor.went, visitor.left]).toEqual([[], ["/error?status=403"]]);
  });

  // seed 200 396
  test("is made again after 1, 2, 4 and 8 s while the server is out of reach, and only then leads there", async () => {
    const { watch, visitor } = setUp(outage);
    await watch.noticed();
    const waits: number[] = [];
    while (visitor.due) {
      expect(visitor.left).toEqual([]);
      waits.push(await nextTry(visitor));
    }
    expect([waits, visitor.left]).toEqual([[1000, 2000, 4000, 8000], ["/error?status=503"]]);
  });

  // seed 396
  test("is forgotten when a later try is answered", async () => {
    const { watch, visitor } = setUp(outage);
    await watch.noticed();
    await nextTry(visitor);
    visitor.answer = { kind: "state", state: "1" };
    await nextTry(visitor);
    expect([visitor.due, visitor.left]).toEqual([null, []]);
    visitor.answer = outage;
    visitor.now += 10_000;
    await watch.noticed();
    expect(await nextTry(visitor)).toBe(1000);
  });

  // seed 396
  test.each([
    ["an outage", outage],
    ["a refusal", refused],
  ])("never takes a page away that holds input: %s", async (_name, answer) => {
    const { watch, visitor } = setUp(answer);
    visitor.isTyping = true;
    await watch.noticed();
    for (let turn = 0; turn < 6; turn++) await nextTry(visitor);
    expect(visitor.left).toEqual([]);
    expect(visitor.due).not.toBeNull();
    visitor.isTyping = false;
    await nextTry(visitor);
    expect(visitor.left).toHaveLength(1);
  });
});
