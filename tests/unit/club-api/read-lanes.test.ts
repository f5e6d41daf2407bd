import type { Pool } from "pg";
import { readLanes } from "@/lib/club-api/db/read-lanes";

type Asked = { connection: number; text: string; answer(): void; fail(): void };

/** A pool that lends numbered connections, whose statements wait until the test answers them. */
function fakePool() {
  const asked: Asked[] = [];
  const returned: number[] = [];
  let lent = 0;
  const pool = {
    async connect() {
      lent += 1;
      const connection = lent;
      const query = (text: string) =>
        new Promise<string>((resolve, reject) =>
          asked.push({ connection, text, answer: () => resolve(text), fail: () => reject(new Error(text)) }),
        );
      return { query, release: () => returned.push(connection) };
    },
  } as unknown as Pool;
  const lanes = readLanes(pool) as unknown as { query(text: string): Promise<string> };
  return { asked, returned, ask: (text: string) => lanes.query(text) };
}
const settled = () => new Promise(setImmediate);

test("what is asked at one moment goes over one connection, which is given back when all is answered", async () => {
  const { asked, returned, ask } = fakePool();
  const answers = ["a", "b", "c"].map(ask);
  await settled();
  expect(asked.map(({ connection, text }) => `${connection}${text}`)).toEqual(["1a", "1b", "1c"]);
  asked[0]?.answer();
  asked[1]?.answer();
  await settled();
  expect(returned).toEqual([]);
  asked[2]?.answer();
  expect(await Promise.all(answers)).toEqual(["a", "b", "c"]);
  expect(returned).toEqual([1]);
});

test("more than four on one connection take another", async () => {
  const { asked, ask } = fakePool();
  const answers = ["a", "b", "c", "d", "e"].map(ask);
  await settled();
  expect(asked.map(({ connection }) => connection)).toEqual([1, 1, 1, 1, 2]);
  for (const one of asked) one.answer();
  await Promise.all(answers);
});

test("a statement that fails is its asker's alone, and the connection goes back", async () => {
  const { asked, returned, ask } = fakePool();
  const [bad, good] = [ask("bad"), ask("good")];
  await settled();
  asked[0]?.fail();
  asked[1]?.answer();
  await expect(bad).rejects.toThrow("bad");
  expect(await good).toBe("good");
  expect(returned).toEqual([1]);
});

test("a connection that cannot be had is refused to all who wait for it, and tried anew by the next", async () => {
  let tries = 0;
  const connect = () => {
    tries += 1;
    return Promise.reject(new Error(`away ${tries}`));
  };
  const pool = { connect } as unknown as Pool;
  const lanes = readLanes(pool) as unknown as { query(text: string): Promise<string> };
  const answers = await Promise.allSettled([lanes.query("a"), lanes.query("b")]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(lanes.query("c")).rejects.toThrow("away 2");
});
