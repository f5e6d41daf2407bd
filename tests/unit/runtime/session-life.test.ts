import {
  createSessionLife,
  createSessionMarks,
  type Renewal,
  type TokenExpiries,
} from "@/lib/web/runtime/session/session-life";
import { fakeStorage, fakeTimers } from "./fake-timers";

const minute = 60_000;
const hour = 60 * minute;
const start = 1_000_000;

function expiriesAfter(accessMs: number, refreshMs = 12 * hour): TokenExpiries {
  return { accessTokenExpire: start + accessMs, refreshTokenExpire: start + refreshMs };
}

function setUp(renewals: Renewal[] = [], storage = fakeStorage()) {
  const clock = fakeTimers(start);
  const happened: [string, number][] = [];
  const note = (what: string) => happened.push([what, clock.timers.now() - start]);
  const life = createSessionLife({
    timers: clock.timers,
    refresh: async () => {
      note("refresh");
      return renewals.shift() ?? { kind: "refused" };
    },
    end: () => note("end"),
    onActive: () => note("active"),
    marks: createSessionMarks(storage),
  });
  return { life, happened, ...clock };
}

const renewed = (accessMs: number, refreshMs?: number): Renewal => ({
  kind: "renewed",
  ends: expiriesAfter(accessMs, refreshMs),
});

describe("the life of a session (seed §4, A31)", () => {
  // seed 201 408
  test("60,000 ms before the access token ends it is refreshed, when there was activity", async () => {
    const { life, happened, advance } = setUp([renewed(60 * minute)]);
    life.open(expiriesAfter(30 * minute));
    life.markActive();
    await advance(29 * minute - 1);
    expect(happened).toEqual([["active", 0]]);
    await advance(1);
    expect(happened).toEqual([
      ["active", 0],
      ["refresh", 29 * minute],
    ]);
  });

  // seed 202
  test("without activity it ends at that moment, and once", async () => {
    const { life, happened, advance } = setUp();
    life.open(expiriesAfter(30 * minute));
    await advance(5 * hour);
    expect(happened).toEqual([["end", 29 * minute]]);
  });

  test("activity before the last refresh does not count for the next", async () => {
    const { life, happened, advance } = setUp([renewed(60 * minute)]);
    life.open(expiriesAfter(30 * minute));
    life.markActive();
    await advance(2 * hour);
    expect(happened.slice(1)).toEqual([
      ["refresh", 29 * minute],
      ["end", 59 * minute],
    ]);
  });

  // seed 204
  test("a refused refresh is the end", async () => {
    const { life, happened, advance } = setUp([{ kind: "refused" }]);
    life.open(expiriesAfter(30 * minute));
    life.markActive();
    await advance(hour);
    expect(happened.slice(1)).toEqual([
      ["refresh", 29 * minute],
      ["end", 29 * minute],
    ]);
  });

  test.each([
    ["goes on when that works", [renewed(60 * minute, 30 * 24 * hour)], []],
    ["ends when that fails too", [{ kind: "unreachable" } as const], [["end", 30 * minute]]],
  ])("an unreachable refresh is tried again when the token ends, and %s", async (_name, next, expected) => {
    const { life, happened, advance } = setUp([{ kind: "unreachable" }, ...next]);
    life.open(expiriesAfter(30 * minute));
    life.markActive();
    await advance(31 * minute);
    expect(happened.slice(1)).toEqual([["refresh", 29 * minute], ["refresh", 30 * minute], ...expected]);
  });

  test.each([
    ["ended", -minute],
    ["within its last minute", 59_999],
  ])("opening the site with an access token that has %s refreshes once", async (_name, accessMs) => {
    const { life, happened, advance } = setUp([renewed(2 * hour)]);
    life.open(expiriesAfter(accessMs));
    await advance(minute);
    expect(happened).toEqual([["refresh", 0]]);
  });

  // seed 205 409
  test("a refresh token with one hour left ends the session when it ends", async () => {
    const { life, happened, advance } = setUp();
    life.open(expiriesAfter(3 * hour, hour));
    await advance(hour - 1);
    expect(happened).toEqual([]);
    await advance(1);
    expect(happened).toEqual([["end", hour]]);
  });

  test("more than one hour is not watched", async () => {
    const { life, happened, advance } = setUp();
    life.open(expiriesAfter(3 * hour, hour + 1));
    await advance(hour + 1);
    expect(happened).toEqual([]);
  });

  test("a renewal by another tab moves the moment and takes this tab's activity with it", async () => {
    const { life, happened, advance } = setUp();
    life.open(expiriesAfter(30 * minute));
    await advance(28 * minute);
    life.renewedElsewhere(expiriesAfter(58 * minute));
    await advance(28 * minute);
    expect(happened).toEqual([]);
    await advance(minute);
    expect(happened).toEqual([["end", 57 * minute]]);
  });

  test("activity in another tab counts here and is not told again", async () => {
    const { life, happened, advance } = setUp([renewed(60 * minute)]);
    life.open(expiriesAfter(30 * minute));
    life.markActive({ isElsewhere: true });
    await advance(29 * minute);
    expect(happened).toEqual([["refresh", 29 * minute]]);
  });

  test("the other tabs are told once per refresh, not at every move", () => {
    const { life, happened } = setUp();
    life.open(expiriesAfter(30 * minute));
    for (let move = 0; move < 5; move++) life.markActive();
    expect(happened).toEqual([["active", 0]]);
  });

  test("a click in the document before counts for the one that it opened, and for a tab opened since", async () => {
    const storage = fakeStorage();
    const before = setUp([], storage);
    before.life.open(expiriesAfter(30 * minute));
    before.life.markActive();
    before.life.stop();
    const { life, happened, advance } = setUp([renewed(60 * minute)], storage);
    life.open(expiriesAfter(30 * minute + 300));
    await advance(29 * minute + 300);
    expect(happened).toEqual([["refresh", 29 * minute + 300]]);
    await advance(hour);
    expect(happened.at(-1)).toEqual(["end", 59 * minute]);
  });

  const renewal = expiriesAfter(59 * minute, 13 * hour);
  const elsewhere: [string, (storage: ReturnType<typeof fakeStorage>) => void][] = [
    ["in a tab that is used", (storage) => createSessionMarks(storage).noteRenewal(renewal)],
    ["by the web, for a page that was opened", (storage) => setUp([], storage).life.open(renewal)],
  ];
  test.each(elsewhere)("a tab that stood still while it was renewed %s goes on", async (_name, renew) => {
    const storage = fakeStorage();
    const { life, happened, advance } = setUp([], storage);
    life.open(expiriesAfter(30 * minute));
    renew(storage);
    await advance(58 * minute - 1);
    expect(happened).toEqual([]);
    await advance(1);
    expect(happened).toEqual([["end", 58 * minute]]);
  });

  test.each(elsewhere)(
    "so does one whose refresh token ended while it was renewed %s",
    async (_name, renew) => {
      const storage = fakeStorage();
      const { life, happened, advance } = setUp([], storage);
      life.open(expiriesAfter(40 * minute, 35 * minute));
      renew(storage);
      await advance(36 * minute);
      expect(happened).toEqual([]);
    },
  );

  test("opening another page of the site does not start it afresh", async () => {
    const { life, happened, advance } = setUp([renewed(60 * minute)]);
    life.open(expiriesAfter(30 * minute));
    life.markActive();
    life.open(expiriesAfter(30 * minute));
    await advance(29 * minute);
    expect(happened.at(-1)).toEqual(["refresh", 29 * minute]);
  });

  test("a stopped life neither refreshes nor ends, whatever is under way", async () => {
    const { life, happened, advance } = setUp([renewed(60 * minute)]);
    life.open(expiriesAfter(-1));
    life.stop();
    await advance(5 * hour);
    expect(happened).toEqual([["refresh", 0]]);
  });
});
