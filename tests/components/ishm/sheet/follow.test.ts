import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { fail, ok } from "@/lib/shared/result";
import { httpFailure, unanswered } from "@/lib/web/api/call-failure";
import { backOffMs, followSheet, type SheetSource } from "@/lib/web/office/sheet/follow-sheet";
import { daySheet } from "@/tests/support/scenes/desk/staff-sheet";

const version = (text: string): StaffSheet => ({ ...daySheet(), version: text });
const never = <T>() => new Promise<T>(() => {});

/** A server whose day stands at `now`; `tell` is what its next long poll answers. */
function server(first: string) {
  const state = { now: first, reads: 0, isDown: false };
  let waiting: (() => void) | null = null;
  const source: SheetSource = {
    async read() {
      state.reads += 1;
      return state.isDown ? fail(unanswered("network")) : ok(version(state.now));
    },
    async changes(known) {
      if (state.isDown) return fail(unanswered("network"));
      if (known === state.now) await new Promise<void>((resolve) => (waiting = resolve));
      if (state.isDown) return fail(unanswered("network"));
      return ok({ version: state.now, isChanged: known !== state.now });
    },
  };
  return { state, source, answer: () => waiting?.() };
}

function listening() {
  const shown: [string, boolean][] = [];
  const events: string[] = [];
  return {
    shown,
    events,
    listener: {
      onSheet: (sheet: StaffSheet, isOwn: boolean) => void shown.push([sheet.version, isOwn]),
      onLive: () => void events.push("live"),
      onLost: () => void events.push("lost"),
      onRefused: () => void events.push("refused"),
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const settle = () => jest.advanceTimersByTimeAsync(0);

describe("a day that is followed", () => {
  test("is read again as soon as another desk changed it, and not before", async () => {
    const { state, source, answer } = server("a");
    const { listener, shown } = listening();
    const one = followSheet(source, listener);
    await settle();
    expect(shown).toEqual([["a", false]]);
    state.now = "b";
    answer();
    await settle();
    expect(shown).toEqual([
      ["a", false],
      ["b", false],
    ]);
    one.end();
  });

  test("an act of this desk is shown as its own, and its echo does not read the day twice", async () => {
    const { state, source, answer } = server("a");
    const { listener, shown } = listening();
    const one = followSheet(source, listener);
    await settle();
    state.now = "b";
    await one.refresh();
    answer();
    await settle();
    expect(shown.at(-1)).toEqual(["b", true]);
    expect(state.reads).toBe(2);
    one.end();
  });

  test("tells that it is lost, tries again with growing pauses, and catches up", async () => {
    const { state, source, answer } = server("a");
    const { listener, shown, events } = listening();
    const one = followSheet(source, listener);
    await settle();
    state.isDown = true;
    answer();
    await settle();
    expect(events.at(-1)).toBe("lost");
    state.now = "b";
    await jest.advanceTimersByTimeAsync(backOffMs(1));
    expect(shown).toHaveLength(1);
    state.isDown = false;
    await jest.advanceTimersByTimeAsync(backOffMs(2));
    expect(shown.at(-1)).toEqual(["b", false]);
    expect(events.at(-1)).toBe("live");
    one.end();
  });

  test("an answer asked for earlier never covers a later one", async () => {
    const answers: ((sheet: StaffSheet) => void)[] = [];
    const source: SheetSource = {
      read: () => new Promise((resolve) => answers.push((sheet) => resolve(ok(sheet)))),
      changes: never,
    };
    const { listener, shown } = listening();
    const one = followSheet(source, listener);
    const own = one.refresh();
    answers[1]?.(version("new"));
    await own;
    answers[0]?.(version("old"));
    await settle();
    expect(shown).toEqual([["new", true]]);
    one.end();
  });

  test("stops for good when it is refused or ended", async () => {
    const { listener, events } = listening();
    followSheet({ read: async () => fail(httpFailure(403, "Forbidden")), changes: never }, listener);
    await settle();
    expect(events).toEqual(["refused"]);

    const { state, source } = server("a");
    const one = followSheet(source, listening().listener);
    await settle();
    one.end();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(state.reads).toBe(1);
  });
});

test("pauses double up to a quarter of a minute", () => {
  expect([1, 2, 3, 9].map(backOffMs)).toEqual([500, 1000, 2000, 15_000]);
});
