import type { Database } from "@/lib/club-api/db/database";
import { gatheredRead, handleOf, sharedRead } from "@/lib/club-api/db/shared-read";
import { watchMaps } from "../../support/node/watched-maps";

/** A read that ends when the test says so. */
function heldRead<T>(value: T) {
  let end = (_failure?: Error) => {};
  const read = jest.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        end = (failure) => (failure ? reject(failure) : resolve(value));
      }),
  );
  return { read, end: (failure?: Error) => end(failure) };
}

/** A few turns in which a round would have begun. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
}

const newDatabase = () => ({}) as Database;

describe("a read that callers share", () => {
  test("is made once for those of one moment, as the last of them reads", async () => {
    const db = newDatabase();
    const reads = ["first", "second"].map((value) => jest.fn(async () => value));
    const answers = await Promise.all(reads.map((read) => sharedRead(handleOf(db), "one", read)));
    expect(answers).toEqual(["second", "second"]);
    expect(reads.map((read) => read.mock.calls.length)).toEqual([0, 1]);
  });

  test("is never made as somebody read who asked long ago, however long the callers go on", async () => {
    const db = newDatabase();
    let before = heldRead("at 1");
    let asked: Promise<string> = sharedRead(db, "moment", before.read);
    for (let moment = 2; moment < 6; moment += 1) {
      await settle();
      const next = heldRead(`at ${moment}`);
      const nextAsked = sharedRead(db, "moment", next.read);
      before.end();
      expect(await asked).toBe(`at ${moment - 1}`);
      [before, asked] = [next, nextAsked];
    }
    await settle();
    before.end();
    expect(await asked).toBe("at 5");
  });

  test("is that of its own database and its own key", async () => {
    const [db, other] = [newDatabase(), newDatabase()];
    const ask = (of: Database, key: string, value: string) => sharedRead(of, key, async () => value);
    const asked = [ask(db, "a", "a here"), ask(other, "a", "a there"), ask(db, "b", "b here")];
    expect(await Promise.all(asked)).toEqual(["a here", "a there", "b here"]);
  });

  test("a failure is that of those who asked together; who asks afterwards has a read of his own", async () => {
    const db = newDatabase();
    const failing = async () => {
      throw new Error("broken");
    };
    const together = [sharedRead(db, "fails", failing), sharedRead(db, "fails", failing)];
    const ended = await Promise.allSettled(together);
    expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await sharedRead(db, "fails", async () => "whole again")).toBe("whole again");
  });

  test("leaves nothing behind once its callers are answered, be it with a failure", async () => {
    const db = newDatabase();
    const maps = watchMaps((key) => String(key).startsWith("left "));
    try {
      const [held, failed] = [heldRead("whole"), heldRead("never")];
      const asked = [sharedRead(db, "left whole", held.read), sharedRead(db, "left failed", failed.read)];
      await settle();
      const later = sharedRead(db, "left whole", async () => "later");
      expect(maps.left()).toBe(2);
      held.end();
      failed.end(new Error("broken"));
      await Promise.allSettled([...asked, later]);
      expect([maps.hasTaken(), maps.left()]).toEqual([true, 0]);
    } finally {
      maps.stop();
    }
  });
});

test("rows that are read together go to who asked for them, whatever the rounds", async () => {
  const db = newDatabase();
  const read = gatheredRead(async (_db, asked: readonly { club: number; member: number }[]) => {
    await new Promise(setImmediate);
    return asked.map(({ club, member }) => `${club}/${member}`);
  });
  const keys = Array.from({ length: 1200 }, (_, place) => ({ club: place % 3, member: place % 7 }));
  const answers = await Promise.all(keys.map((key) => read(handleOf(db), key)));
  expect(answers).toEqual(keys.map(({ club, member }) => `${club}/${member}`));
});
