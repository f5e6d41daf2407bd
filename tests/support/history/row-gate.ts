import { Client } from "pg";

const mostLooks = 20_000;

type Context = () => Promise<unknown>;
type Answers<T extends readonly Context[]> = { [Place in keyof T]: Awaited<ReturnType<T[Place]>> };

/**
 * Makes a race certain: locks rows by `lockSql`, starts the acts in their order, each when the one before it stands at a
 * lock of this database or has been answered, runs `between`, and lets all of them go at one moment. So every act has
 * looked before any of them writes, and those that wait for the same row come to it in this order. Answers as
 * `Promise.all`.
 */
export async function throughGate<const T extends readonly Context[]>(
  url: string,
  lockSql: string,
  actions: T,
  between: (gate: Client) => Promise<unknown> = async () => undefined,
): Promise<Answers<T>> {
  const [gate, lookout] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([gate.connect(), lookout.connect()]);
  try {
    await gate.query("begin");
    await gate.query(lockSql);
    const running: Promise<unknown>[] = [];
    let answered = 0;
    const count = () => {
      answered += 1;
    };
    for (const ctx of actions) {
      const answer = ctx();
      running.push(answer);
      answer.then(count, count);
      // Asking the database is what this waits with; an act that does neither in so many looks never will.
      for (let look = 0; answered + (await waitingAtLocks(lookout)) < running.length; look += 1) {
        if (look === mostLooks)
          throw new Error(`Act ${running.length} neither waits at a lock nor has been answered.`);
      }
    }
    await between(gate);
    await gate.query("commit");
    return (await Promise.all(running)) as Answers<T>;
  } finally {
    await Promise.all([gate.end(), lookout.end()]);
  }
}

/** How many connections of this database stand before a row that somebody else has locked. */
async function waitingAtLocks(lookout: Client): Promise<number> {
  const { rows } = await lookout.query(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')`,
  );
  return (rows[0] as { waiting: number }).waiting;
}
