import { sql } from "drizzle-orm";
import { openDatabase } from "@/lib/club-api/db/client";
import type { Database } from "@/lib/club-api/db/database";
import { jsonRows } from "@/lib/club-api/db/json-rows";
import { brokenRules } from "../../support/history/invariants";
import { firstMember } from "../rush/scene";
import type { Ledger } from "./load/ledger";

export type Checked = { acknowledged: number; lost: number; doubled: number; broken: string[] };

/** Compares what people were told with what the database holds: nothing acknowledged is missing, nothing was done twice. */
export async function check(url: string, ledger: Ledger): Promise<Checked> {
  const database = await openDatabase({ dataDir: "unused", databaseUrl: url });
  try {
    const lost = [
      ...ledger.changed,
      ...(await lostBookings(database.db, ledger)),
      ...(await lostNotices(database.db, ledger)),
    ];
    const doubled = [...answeredTwice(ledger), ...(await keyless(database.db))];
    const broken = await brokenRules(database.db);
    for (const line of [...lost, ...doubled, ...broken].slice(0, 10)) process.stderr.write(`  ${line}\n`);
    return { acknowledged: ledger.acknowledged(), lost: lost.length, doubled: doubled.length, broken };
  } finally {
    await database.close();
  }
}

async function lostBookings(db: Database, ledger: Ledger): Promise<string[]> {
  const rows = await jsonRows<{ idx: number; state: string }>(
    db,
    sql`select booking_idx as idx, state from bookings where member_idx >= ${firstMember}`,
  );
  const states = new Map(rows.map(({ idx, state }) => [idx, state]));
  return ledger.lastWords().flatMap(([idx, step]) => {
    const state = states.get(idx);
    const isThere = step === "cancelling" ? state !== undefined : state === (step === "booked" ? "10" : "50");
    return isThere ? [] : [`booking ${idx} was ${step} and is ${state ?? "not there"}`];
  });
}

async function lostNotices(db: Database, { notices }: Ledger): Promise<string[]> {
  const rows = await jsonRows<{ idx: number }>(
    db,
    sql`select notice_idx as idx from notices where deleted_at is null`,
  );
  const there = new Set(rows.map(({ idx }) => idx));
  return [...notices].flatMap(([idx, { isThere }]) =>
    there.has(idx) === isThere ? [] : [`notice ${idx} ${isThere ? "is not there" : "came back"}`],
  );
}

function answeredTwice({ byKey }: Ledger): string[] {
  return [...byKey].flatMap(([key, bookings]) =>
    bookings.size > 1 ? [`the key ${key} was answered with the bookings ${[...bookings].join(", ")}`] : [],
  );
}

/** Bookings that stand for no key: a call was done twice, or its key was not kept with it. */
async function keyless(db: Database): Promise<string[]> {
  const rows = await jsonRows<{ idx: number }>(
    db,
    sql`select booking_idx as idx from bookings where member_idx >= ${firstMember} and not exists (
      select 1 from idempotency_keys k where k.caller = 'member:' || member_idx || ' POST /reservation/booking'
        and (k.answer->>'bookingIdx')::int = booking_idx)`,
  );
  return rows.map(({ idx }) => `booking ${idx} has no key`);
}
