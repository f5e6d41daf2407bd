import { gather } from "@/lib/club-api/platform/gather";

/** A piece of work that ends when the test says so. */
function gate() {
  const opens: (() => void)[] = [];
  return {
    wait: () => new Promise<void>((resolve) => void opens.push(resolve)),
    open: () => opens.shift()?.(),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe("gather", () => {
  test("what comes in one turn of the event loop goes together, and so does what comes meanwhile", async () => {
    const { wait, open } = gate();
    const rounds: number[][] = [];
    const ask = gather(async (inputs: readonly number[]) => {
      rounds.push([...inputs]);
      await wait();
      return inputs.map((input) => input * 10);
    });
    const answers = [ask(1), ask(2)];
    await settled();
    answers.push(ask(3), ask(4));
    expect(rounds).toEqual([[1, 2]]);
    open();
    await settled();
    await settled();
    expect(rounds).toEqual([
      [1, 2],
      [3, 4],
    ]);
    open();
    expect(await Promise.all(answers)).toEqual([10, 20, 30, 40]);
  });

  test("nobody is answered from a round that began before he asked", async () => {
    let truth = "before";
    const { wait, open } = gate();
    const ask = gather(async (inputs: readonly string[]) => {
      const seen = truth;
      await wait();
      return inputs.map(() => seen);
    });
    const first = ask("first");
    await settled();
    truth = "after";
    const second = ask("second");
    open();
    expect(await first).toBe("before");
    await settled();
    await settled();
    open();
    expect(await second).toBe("after");
  });

  test("a bad call harms itself only, and the next ones are answered", async () => {
    const ask = gather(async (inputs: readonly number[]) => {
      await settled();
      if (inputs.includes(13)) throw new Error("unlucky");
      return inputs;
    });
    const answers = await Promise.allSettled([ask(1), ask(13), ask(2)]);
    expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await ask(4)).toBe(4);
  });
});
