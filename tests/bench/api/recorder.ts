import { Client } from "pg";
import type { Statement } from "./replay";

type Query = (config: unknown, values?: unknown) => unknown;
type Result = { rows: Record<string, unknown>[] };

/** Records every statement that the `pg` driver runs in this process, in order, until stopped. */
export function recordPg(): { statements: Statement[]; stop(): void } {
  const statements: Statement[] = [];
  const prototype = Client.prototype as unknown as { query: Query };
  const original = prototype.query;
  prototype.query = function recorded(this: unknown, config: unknown, values?: unknown) {
    const answer = original.call(this, config, values) as Promise<Result> | undefined;
    const named = config as { text?: string };
    const statement: Statement = {
      text: typeof config === "string" ? config : (named.text ?? ""),
      values: Array.isArray(values) ? values : [],
      rows: [],
    };
    statements.push(statement);
    answer?.then?.(
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

/** Drizzle asks for rows as arrays; position is as good as a name here. */
function asObjects({ rows }: Result): Record<string, unknown>[] {
  return (rows ?? []).map((row) => ({ ...row }));
}
