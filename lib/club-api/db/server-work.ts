import { sql } from "drizzle-orm";
import type { Database } from "./database";
import { jsonRows } from "./json-rows";

/** Open work in all clubs of the server. */
export type ServerWork = {
  messages: { channel: "MAIL" | "SMS" | "PUSH"; waiting: number; parked: number; oldestSeconds: number }[];
  jobs: { late: number; parked: number };
  /** Since a backup was last noted; infinite when none is on record. */
  backupAgeSeconds: number;
};

/** `now` is club time, as runs and messages are noted; `realNow` real time, as backups are. */
type Moments = { now: Date; realNow: Date };

/** Read at most once a minute by each process, whoever asks for its figures: runs that are done have no index. */
export async function readServerWork(db: Database, { now, realNow }: Moments): Promise<ServerWork> {
  const at = now.toISOString();
  const queues = await jsonRows<{ channel: "MAIL" | "SMS"; state: string; count: number; oldest: number }>(
    db,
    sql`select channel, state, count(*)::int as count,
      coalesce(extract(epoch from ${at}::timestamptz - min(created_at)), 0)::float as oldest
      from outbox where state = 'PARKED' or (state = 'WAITING' and (next_try_at <= ${at}::timestamptz or tries > 0))
      group by channel, state`,
  );
  const [runs] = await jsonRows<{ late: number; parked: number; backup: string | null }>(
    db,
    sql`select
      count(*) filter (where state = 'DUE' and due_at < ${at}::timestamptz - interval '15 minutes')::int as late,
      count(*) filter (where state = 'PARKED' and due_at > ${at}::timestamptz - interval '7 days')::int as parked,
      max(finished_at) filter (where name = 'backup' and state = 'DONE') as backup from job_runs`,
  );
  const of = (channel: string, state: string) =>
    queues.find((queue) => queue.channel === channel && queue.state === state);
  const backupAt = runs?.backup ? Date.parse(runs.backup) : Number.NEGATIVE_INFINITY;
  return {
    messages: (["MAIL", "SMS", "PUSH"] as const).map((channel) => ({
      channel,
      waiting: of(channel, "WAITING")?.count ?? 0,
      parked: of(channel, "PARKED")?.count ?? 0,
      oldestSeconds: Math.max(0, of(channel, "WAITING")?.oldest ?? 0),
    })),
    jobs: { late: runs?.late ?? 0, parked: runs?.parked ?? 0 },
    backupAgeSeconds: (realNow.getTime() - backupAt) / 1000,
  };
}
