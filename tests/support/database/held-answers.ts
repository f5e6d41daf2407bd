import { drizzle } from "drizzle-orm/node-postgres";
import { Client } from "pg";
import type { OpenDatabase } from "@/lib/club-api/db/client";
import { openPool } from "./postgres";

type Told = (failure: Error | null, result?: unknown) => void;

/**
 * A database whose answers the test can hold back: the rows are those of the moment at which they were read, and the process has them later.
 * What a transaction asks is never held.
 */
export function openHeld(url: string) {
  let wanted: string | null = null;
  let arrived = () => {};
  let release: (failure: Error | null) => void = () => {};

  class HeldClient extends Client {
    override query(...call: unknown[]): never {
      const [asked] = call;
      const told = call.at(-1);
      const query = super.query as unknown as (...call: unknown[]) => never;
      const isHeld =
        wanted !== null && isStatement(asked) && asked.text.includes(wanted) && typeof told === "function";
      if (!isHeld) return query.apply(this, call);
      wanted = null;
      const later: Told = (failure, result) => {
        release = (given) => (told as Told)(given ?? failure, given ? undefined : result);
        arrived();
      };
      return query.apply(this, [...call.slice(0, -1), later]);
    }
  }

  const pool = openPool({ Client: HeldClient, connectionString: url, max: 20, pipeline: true });
  const database: OpenDatabase = {
    db: drizzle(pool),
    ping: async () => void (await pool.query("select 1")),
    poolSize: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
  /** Holds the answer of the next statement with these words; resolves once the database has given it. */
  const hold = (words: string) => {
    wanted = words;
    return new Promise<void>((resolve) => {
      arrived = resolve;
    });
  };
  /** Hands the held answer on, or a failure in its place. */
  return { database, hold, release: (failure: Error | null = null) => release(failure) };
}

function isStatement(asked: unknown): asked is { text: string } {
  return typeof asked === "object" && asked !== null && "text" in asked && !("submit" in asked);
}
