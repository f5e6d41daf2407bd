import { createRenewalTurn } from "@/lib/web/runtime/session/renewal-turn";
import type { Renewal, TokenExpiries } from "@/lib/web/runtime/session/session-life";
import { createSessionMarks } from "@/lib/web/runtime/session/session-life";
import { fakeStorage } from "./fake-timers";

const minute = 60_000;
const start = 1_000_000;
const expiriesAfter = (minutes: number): TokenExpiries => ({
  accessTokenExpire: start + minutes * minute,
  refreshTokenExpire: start + 720 * minute,
});

/** Locks of one browser: one holder after the other. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, run: () => Promise<unknown>) => {
    const mine = last.then(run);
    last = mine.catch(() => {});
    return mine;
  };
  return { request } as unknown as Pick<LockManager, "request">;
}

function tabsOf(locks: Pick<LockManager, "request"> | undefined, count: number) {
  const storage = fakeStorage();
  return Array.from({ length: count }, () =>
    createRenewalTurn({ locks, marks: createSessionMarks(storage) }),
  );
}

describe("one refresh among tabs (seed §4, S-14)", () => {
  test("of five tabs whose moment comes at once, one asks and all have its ends", async () => {
    const asked: number[] = [];
    const answers = await Promise.all(
      tabsOf(fakeLocks(), 5).map((turn, tab) =>
        // Each document reads the same end by its own clock.
        turn(
          { ...expiriesAfter(30), accessTokenExpire: expiriesAfter(30).accessTokenExpire + tab },
          async () => {
            asked.push(tab);
            return { kind: "renewed", ends: expiriesAfter(59) };
          },
        ),
      ),
    );
    expect(asked).toEqual([0]);
    expect(answers).toEqual(Array(5).fill({ kind: "renewed", ends: expiriesAfter(59) }));
  });

  test("the next refresh is asked for again", async () => {
    const [turn] = tabsOf(fakeLocks(), 1);
    let asked = 0;
    const renew = async (): Promise<Renewal> => {
      asked += 1;
      return { kind: "renewed", ends: expiriesAfter(59) };
    };
    await turn?.(expiriesAfter(30), renew);
    await turn?.(expiriesAfter(59), renew);
    expect(asked).toBe(2);
  });

  test("a refusal is nobody else's answer", async () => {
    const [first, second] = tabsOf(fakeLocks(), 2);
    await expect(first?.(expiriesAfter(30), async () => ({ kind: "unreachable" }))).resolves.toEqual({
      kind: "unreachable",
    });
    await expect(second?.(expiriesAfter(30), async () => ({ kind: "refused" }))).resolves.toEqual({
      kind: "refused",
    });
  });

  test.each([
    ["a browser without locks", undefined],
    [
      "a tab that never gives its turn back",
      { request: async () => Promise.reject(new DOMException("too long", "TimeoutError")) },
    ],
  ])("%s still refreshes", async (_name, locks) => {
    const [turn] = tabsOf(locks as unknown as Pick<LockManager, "request"> | undefined, 1);
    await expect(
      turn?.(expiriesAfter(30), async () => ({ kind: "renewed", ends: expiriesAfter(59) })),
    ).resolves.toEqual({
      kind: "renewed",
      ends: expiriesAfter(59),
    });
  });
});

describe("what documents of one browser know of their session", () => {
  test("activity counts for its own token only, whatever the clocks differ by", () => {
    const marks = createSessionMarks(fakeStorage());
    marks.noteActive(expiriesAfter(30));
    const nearly = { ...expiriesAfter(30), accessTokenExpire: expiriesAfter(30).accessTokenExpire + 900 };
    expect([marks.wasActive(nearly), marks.wasActive(expiriesAfter(59))]).toEqual([true, false]);
  });

  test.each(["null", "{}", '{"accessTokenExpire":"soon"}', "not json"])("%s is no refresh", (text) => {
    const marks = createSessionMarks(fakeStorage({ "clubfront.sessionRenewed": text }));
    expect(marks.renewalAfter(expiriesAfter(30))).toBeNull();
  });

  test("are gone with the session", () => {
    const storage = fakeStorage();
    const marks = createSessionMarks(storage);
    marks.noteActive(expiriesAfter(30));
    marks.noteRenewal(expiriesAfter(59));
    marks.clear();
    expect(storage.stored.size).toBe(0);
  });
});
