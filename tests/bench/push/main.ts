import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { makeVapidKeys } from "@/lib/club-api/adapters/push/vapid";
import { openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { transaction } from "@/lib/club-api/db/transaction";
import { type Notice, queueNotices } from "@/lib/club-api/domains/outbox";
import { findClub } from "@/lib/club-api/domains/policies";
import type { Context } from "@/lib/club-api/platform/context";
import { openPool, startTestPostgres } from "../../support/database/postgres";
import { type Received, startPushService } from "../../support/push/push-service.mjs";
import { freePort, startApi } from "../../support/web/stack.mjs";
import { percentile, round } from "../api/client";
import { publish, type Row, row } from "../shared/rows.mjs";
import { addSubscribers, firstMember } from "./scene";

/**
 * Notices to devices by the clock of the wall: PostgreSQL, a club API that delivers, and a push service with 5,000 browsers
 * that can decrypt what they get. An event is the transaction that queues its notices, as a workflow does.
 */
const subscribers = 5_000;
const singles = 200;
const everyMs = 50;
/** Members of one transaction, as an announcement takes them. */
const batch = 500;
const bound = 3_000;
const giveUpMs = 60_000;
const table: Row[] = [];

type Arrivals = { begun: Map<number, number>; times: number[] };

/**
 * When each member's message has arrived, counted from its event; a second copy of a message is not counted. The browsers, which
 * have processors of their own, decrypt once all have come.
 */
function arrivals(): Arrivals & { take(memberIdx: number, message: Received): void; read(): number } {
  const begun = new Map<number, number>();
  const times: number[] = [];
  const seen = new Map<string, Received>();
  return {
    begun,
    times,
    take(memberIdx, message) {
      const from = begun.get(memberIdx);
      if (from === undefined || seen.has(message.topic)) return;
      seen.set(message.topic, message);
      times.push(performance.now() - from);
    },
    read: () => new Set([...seen.values()].map(({ content }) => content.tag)).size,
  };
}

const notice = (memberIdx: number): Notice => ({
  event: "weatherCancelled",
  to: { memberIdx, lang: "en", phoneNo: null, email: null },
  vars: { club: "Mirsol", date: "2026-12-16", time: "07:21" },
});

async function untilAll(times: readonly number[], count: number): Promise<void> {
  const until = performance.now() + giveUpMs;
  while (times.length < count && performance.now() < until) await pause(20);
}

function judge(name: string, { times, read }: ReturnType<typeof arrivals>, count: number): void {
  const p95 = round(percentile(times, 0.95));
  table.push(
    row({
      measure: `${name}: arrived, p50, p95, last`,
      ours: `${times.length} of ${count}, ${round(percentile(times, 0.5))}, ${p95}, ${round(Math.max(...times))} ms`,
      bound: `all, p95 ${bound} ms`,
      isMet: read() === count && p95 <= bound,
    }),
  );
}

type Play = { db: Database; ctx: Context; of: ReturnType<typeof arrivals> };

async function oneByOne({ db, ctx, of }: Play): Promise<void> {
  for (let turn = 0; turn < singles; turn += 1) {
    const memberIdx = firstMember + ((turn * 23) % subscribers);
    of.begun.set(memberIdx, performance.now());
    await transaction(db, (tx) => queueNotices(tx, { ...ctx, now: new Date() }, [notice(memberIdx)]));
    await pause(everyMs);
  }
  await untilAll(of.times, singles);
  judge(`${singles} events, one every ${everyMs} ms`, of, singles);
}

/** Processor time of a process so far, in milliseconds (Linux counts in hundredths of a second). */
function processorMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function allAtOnce({ db, ctx, of }: Play, pid: number | undefined): Promise<void> {
  const members = Array.from({ length: subscribers }, (_, place) => firstMember + place);
  const spent = processorMs(pid);
  const from = performance.now();
  for (const memberIdx of members) of.begun.set(memberIdx, from);
  for (let at = 0; at < members.length; at += batch) {
    const some = members.slice(at, at + batch).map(notice);
    await transaction(db, (tx) => queueNotices(tx, { ...ctx, now: new Date() }, some));
  }
  const queuedMs = round(performance.now() - from);
  await untilAll(of.times, subscribers);
  const sendingMs = processorMs(pid) - spent;
  judge(`one event for all ${subscribers}`, of, subscribers);
  console.log(
    `Queued in ${queuedMs} ms; ${sendingMs} ms of processor for sending, on ${cpus().length} cores with a load of ${round(loadavg()[0] ?? 0, 1)}.`,
  );
}

async function contextOf(db: Database): Promise<Context> {
  const found = await findClub(db, "MS01");
  if (!found) throw new Error("The demo club is missing.");
  const { defaultLanguage } = found.club;
  return {
    club: found.club,
    now: new Date(),
    choice: { language: defaultLanguage, defaultLanguage },
    by: { kind: "job", name: "bench" },
    address: null,
    requestId: "bench-push",
    trail: { records: 0 },
  };
}

async function main(): Promise<void> {
  const server = await startTestPostgres();
  const folder = await mkdtemp(join(tmpdir(), "clubfront-push-"));
  const service = await startPushService();
  const keys = makeVapidKeys();
  const pool = openPool({ connectionString: server.url });
  const api = await startApi({
    DATABASE_URL: server.url,
    DATA_DIR: folder,
    LOG_LEVEL: "error",
    API_PORT: String(await freePort()),
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    VAPID_SUBJECT: "mailto:operator@host.example",
    PUSH_SERVICES: service.origin,
  });
  const database = await openDatabase({ dataDir: folder, databaseUrl: server.url });
  try {
    let of = arrivals();
    const take = (memberIdx: number, message: Received) => of.take(memberIdx, message);
    await addSubscribers(pool, { service, subscribers, serverKey: keys.publicKey, take });
    const ctx = await contextOf(database.db);
    await oneByOne({ db: database.db, ctx, of });
    of = arrivals();
    await allAtOnce({ db: database.db, ctx, of }, api.child.pid);
  } finally {
    await api.stop();
    await database.close();
    await pool.end();
    await service.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
publish(table);
process.exit();
