import { createTurns } from "@/lib/club-api/workflows/bookings/lock-slot";

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("turns", () => {
  test("one at a time per key, in order of arrival; other keys do not wait", async () => {
    const inTurn = createTurns<string>();
    const ends: (() => void)[] = [];
    const began: string[] = [];
    const work = (name: string) => (hasWaited: boolean) => {
      began.push(`${name}${hasWaited ? " waited" : ""}`);
      return new Promise<string>((resolve) => void ends.push(() => resolve(name)));
    };
    const answers = [inTurn("a", work("a1")), inTurn("a", work("a2")), inTurn("b", work("b1"))];
    expect(began).toEqual(["a1", "b1"]);
    ends.shift()?.();
    await settled();
    expect(began).toEqual(["a1", "b1", "a2 waited"]);
    for (const end of ends) end();
    expect(await Promise.all(answers)).toEqual(["a1", "a2", "b1"]);
  });

  test("a turn that fails does not hold up the next, and an idle key is forgotten", async () => {
    const inTurn = createTurns<number>();
    const failing = inTurn(1, () => Promise.reject(new Error("refused")));
    const next = inTurn(1, async (hasWaited) => hasWaited);
    await expect(failing).rejects.toThrow("refused");
    expect(await next).toBe(true);
    expect(await inTurn(1, async (hasWaited) => hasWaited)).toBe(false);
  });
});
