import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { openFolderStorage } from "@/lib/club-api/adapters/folder-storage";
import { openPglite } from "@/lib/club-api/db/client";
import { migrate } from "@/lib/club-api/db/migrate";
import { seedDemo } from "@/lib/club-api/db/seed";
import { apiOver, demoNow } from "../../support/api";
import { type Client, cycle } from "./client";
import { createReplay, type Statement } from "./replay";
import { benchDate, firstMember, prepare, tokenOf } from "./scene";

const cycles = Number(process.env.BENCH_CYCLES ?? 60);

type Answer = { rows: Record<string, unknown>[] };
type Runner = { query(text: string, values?: unknown[], options?: unknown): Promise<Answer> };

/** Cycles per second of the product and of its statements sent raw, one after the other: PGlite has one connection. */
export async function measurePgliteCycles(): Promise<{ ours: number; raw: number }> {
  const folder = await mkdtemp(join(tmpdir(), "clubfront-files-"));
  const client = new PGlite();
  const recorder = recordPglite(client);
  const database = await openPglite(client, () => undefined);
  await migrate(database.db);
  await seedDemo(database.db, { now: demoNow, storage: await openFolderStorage(folder) });
  await prepare((text, values) => client.query(text, values), 1);
  const api = await apiOver(database, demoNow, folder);
  const { rows } = await client.query<{ sheet_idx: number }>(
    `select sheet_idx from tee_slots where play_date = '${benchDate}' order by 1 limit 1`,
  );
  const sheetIdx = rows[0]?.sheet_idx ?? 0;
  const inProcess: Pick<Client, "call"> = {
    call: async (member, method, path, body) => {
      const answer = await api.request(method, path, { token: tokenOf(member), body });
      return { status: answer.status, ms: 0, json: answer.json as never };
    },
  };
  const statements = await recorder.during(() => cycle(inProcess, firstMember, sheetIdx));
  const replay = createReplay(statements, 0);
  const ours = await perSecond(() => cycle(inProcess, firstMember, sheetIdx));
  const raw = await perSecond(() => replay((text, values) => recorder.raw(text, values)));
  await api.close();
  return { ours, raw };
}

async function perSecond(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  for (let count = 0; count < cycles; count += 1) await work();
  return cycles / ((performance.now() - from) / 1000);
}

/** Every statement goes through `query` of the client or of its transaction. */
function recordPglite(client: PGlite) {
  let statements: Statement[] | null = null;
  const watch = (runner: Runner): Runner["query"] => {
    const original = runner.query.bind(runner);
    return async (text, values, options) => {
      const answer = await original(text, values, options);
      statements?.push({ text, values: values ?? [], rows: answer.rows.map((row) => ({ ...row })) });
      return answer;
    };
  };
  const own = client as unknown as Runner & {
    transaction(work: (tx: Runner) => Promise<unknown>): Promise<unknown>;
  };
  const raw = own.query.bind(own);
  own.query = watch(own);
  const begin = own.transaction.bind(own);
  own.transaction = (work) =>
    begin(async (tx) => {
      statements?.push({ text: "begin", values: [], rows: [] });
      tx.query = watch(tx);
      const answer = await work(tx);
      statements?.push({ text: "commit", values: [], rows: [] });
      return answer;
    });
  return {
    raw: (text: string, values: unknown[]) => raw(text, values, { rowMode: "array" }),
    async during(work: () => Promise<void>): Promise<Statement[]> {
      const recorded: Statement[] = [];
      statements = recorded;
      await work();
      statements = null;
      return recorded;
    },
  };
}
