import type { Database } from "@/lib/club-api/db/database";
import { gatheredRead } from "@/lib/club-api/db/shared-read";
import { together } from "@/lib/club-api/db/transaction";

const failure = (code: string) => Object.assign(new Error(code), { code });

describe("works of one transaction that are on their way together", () => {
  test("give their values in the order in which they stand", async () => {
    const late = new Promise<string>((resolve) => setImmediate(() => resolve("late")));
    expect(await together(late, Promise.resolve(2))).toEqual(["late", 2]);
  });

  test("have all ended before the failure of one is heard: nothing is asked after the transaction", async () => {
    let isEnded = false;
    const slow = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      isEnded = true;
    });
    await expect(together(Promise.reject(failure("55P03")), slow)).rejects.toMatchObject({ code: "55P03" });
    expect(isEnded).toBe(true);
  });

  test("fail with what went wrong first, not with what followed from it", async () => {
    const works = [Promise.reject(failure("25P02")), Promise.reject(failure("40P01"))] as const;
    await expect(together(...works)).rejects.toMatchObject({ code: "40P01" });
  });
});

describe("reads that a crowd shares", () => {
  const asked: string[][] = [];
  const read = gatheredRead(async (_db: Database, keys: readonly string[]) => {
    asked.push([...keys]);
    return keys.map((key) => key.toUpperCase());
  });
  beforeEach(() => {
    asked.length = 0;
  });

  test("go together", async () => {
    const db = {} as Database;
    expect(await Promise.all([read(db, "a"), read(db, "b")])).toEqual(["A", "B"]);
    expect(asked).toEqual([["a", "b"]]);
  });
});
