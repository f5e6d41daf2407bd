import type { Socket } from "node:net";
import { Client } from "pg";

const begins = /^begin\b/i;

/**
 * A connection of the pool that goes back when a transaction could not even begin: the query builder gives a connection back
 * only after it has begun one, so a database that is away for a while would keep every connection of the pool for ever. The
 * statements of one turn leave in one write.
 */
export class PooledClient extends Client {
  // Set by the pool while the connection is lent.
  declare release?: (error?: Error) => void;
  #isCorked = false;

  // The driver declares a dozen forms of this method; they all begin with a text or an object that holds one.
  override query(...call: unknown[]): never {
    const query = super.query as unknown as (...call: unknown[]) => unknown;
    this.#cork();
    const answer = query.apply(this, call);
    if (answer instanceof Promise && begins.test(textOf(call[0]))) {
      answer.catch((error: Error) => this.release?.(error));
    }
    return answer as never;
  }

  #cork(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    const { stream } = (this as unknown as { connection: { stream: Socket } }).connection;
    stream.cork();
    process.nextTick(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }
}

function textOf(asked: unknown): string {
  if (typeof asked === "string") return asked;
  return typeof asked === "object" && asked !== null && "text" in asked ? String(asked.text) : "";
}
