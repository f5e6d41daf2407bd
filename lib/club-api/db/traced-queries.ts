import type { PGlite } from "@electric-sql/pglite";
import type { Pool, PoolClient } from "pg";
import { currentTracer, traced } from "@/lib/shared/server/request-scope";

const longestText = 1_000;

/** The statement without anything that could be a value: texts between quotes and numbers are `?`, placeholders stay. */
export function statementShape(text: string): string {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, "?")
    .replaceAll(/(?<![\w$"])\d+(?:\.\d+)?\b/g, "?")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, longestText);
}

/** `select tee_slots`: what is done, and the first table that is named. */
export function statementName(text: string): string {
  const shape = statementShape(text).toLowerCase();
  const [operation = "statement"] = /^[a-z]+/.exec(shape) ?? [];
  const [, table] = /\b(?:from|into|update|join)\s+"?(?:public"?\.)?"?([a-z_]+)"?/.exec(shape) ?? [];
  return table ? `${operation} ${table}` : operation;
}

function inSpan<T>(text: string, work: () => Promise<T>): Promise<T> {
  const attributes = { "db.system.name": "postgresql", "db.query.text": statementShape(text) };
  return traced(statementName(text), "client", attributes, work);
}

const textOf = (asked: unknown): string =>
  typeof asked === "string" ? asked : String((asked as { text?: unknown } | null)?.text ?? "");

type Query = (...asked: unknown[]) => Promise<unknown>;

/**
 * The pool itself where nothing is traced. Otherwise each statement is a span below the request that asks it. A lone
 * statement takes its connection by a promise, since what waits for a connection goes on in the scope of whoever gives one
 * back; a failed one ends its connection, as the pool's own way does.
 */
export function tracedPool(pool: Pool): Pool {
  if (!currentTracer()) return pool;
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  const traceable = pool as unknown as { query: Query; connect: () => Promise<PoolClient> };
  traceable.connect = async () => tracedClient(await connect());
  traceable.query = async (...asked) => {
    const client = await connect();
    try {
      const answer = await inSpan(textOf(asked[0]), () => (client.query as unknown as Query)(...asked));
      client.release();
      return answer;
    } catch (error) {
      client.release(error instanceof Error ? error : true);
      throw error;
    }
  };
  return pool;
}

/** A connection of a transaction: the same object for the pool, with its statements traced for whoever holds it. */
function tracedClient(client: PoolClient): PoolClient {
  const query = client.query.bind(client) as unknown as Query;
  return new Proxy(client, {
    get(target, name) {
      if (name === "query") return (...asked: unknown[]) => inSpan(textOf(asked[0]), () => query(...asked));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** The embedded database, its statements and those of its transactions traced; itself where nothing is traced. */
export function tracedEmbedded(client: PGlite): PGlite {
  return currentTracer() ? tracedHandle(client) : client;
}

function tracedHandle<T extends object>(handle: T): T {
  return new Proxy(handle, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      const call = value.bind(target) as (...asked: unknown[]) => Promise<unknown>;
      if (name === "query") return (...asked: unknown[]) => inSpan(textOf(asked[0]), () => call(...asked));
      if (name === "transaction") {
        return (work: (tx: object) => Promise<unknown>) => call((tx: object) => work(tracedHandle(tx)));
      }
      return call;
    },
  });
}
