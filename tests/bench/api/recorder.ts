import { Client } from "pg";
import type { Statement } from "./replay";

type Result = { rows: Record<string, unknown>[] };
type Done = (error: Error | null, result?: Result) => void;
type Query = (...call: unknown[]) => unknown;

/** Records every statement that the `pg` driver runs in this process, in order, until stopped. */
export function recordPg(): { statements: Statement[]; stop(): void } {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function recorded(this: unknown, ...call: unknown[]) {
    const statement = statementOf(call);
    statements.push(statement);
    // A pool asks with a callback, a client of a transaction with a promise.
    const done = call.at(-1);
    if (typeof done === "function") {
      const watched: Done = (error, result) => {
        if (result) statement.rows = asObjects(result);
        (done as Done)(error, result);
      };
      return original.call(this, ...call.slice(0, -1), watched);
    }
    const answer = original.call(this, ...call) as Promise<Result>;
    answer.then(
      (result) => {
        statement.rows = asObjects(result);
      },
      () => undefined,
    );
    return answer;
  };
  return {
    statements,
    stop: () => {
      prototype.query = original;
    },
  };
}

function statementOf([config, values]: readonly unknown[]): Statement {
  const named = config as { text?: string; values?: unknown[] };
  const text = typeof config === "string" ? config : (named.text ?? "");
  return { text, values: Array.isArray(values) ? values : (named.values ?? []), rows: [] };
}

/** Drizzle asks for rows as arrays; position is as good as a name here. */
function asObjects({ rows }: Result): Record<string, unknown>[] {
  return (rows ?? []).map((row) => ({ ...row }));
}
