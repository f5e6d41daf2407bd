import { and, count, eq, gt, gte, lte, max, min, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { outbox, pushDevices } from "../../db/tables";
import type { Message } from "./repository";

export type QueueState = {
  channel: Message["channel"];
  waiting: number;
  oldestAt: Date | null;
  parked: number;
  lastSentAt: Date | null;
};

/** Counts a club's messages that wait and that were given up, by channel. */
export async function selectQueues(db: Database, clubIdx: number, now: Date): Promise<QueueState[]> {
  // A message that waits for the end of quiet hours has not been tried, and is not late.
  const isTried = or(lte(outbox.nextTryAt, now), gt(outbox.tries, 0));
  const isDue = and(eq(outbox.state, "WAITING"), lte(outbox.createdAt, now), isTried);
  const waiting = await db
    .select({ channel: outbox.channel, count: count(), oldestAt: min(outbox.createdAt) })
    .from(outbox)
    .where(ofClub(outbox, clubIdx, isDue))
    .groupBy(outbox.channel);
  const parked = await db
    .select({ channel: outbox.channel, count: count() })
    .from(outbox)
    .where(ofClub(outbox, clubIdx, eq(outbox.state, "PARKED")))
    .groupBy(outbox.channel);
  const sent = await db
    .select({ channel: outbox.channel, at: max(outbox.sentAt) })
    .from(outbox)
    .where(ofClub(outbox, clubIdx, eq(outbox.state, "SENT")))
    .groupBy(outbox.channel);
  const ofChannel = <Row extends { channel: string }>(rows: readonly Row[], channel: string) =>
    rows.find((row) => row.channel === channel);
  return (["MAIL", "SMS", "PUSH"] as const).map((channel) => ({
    channel,
    waiting: ofChannel(waiting, channel)?.count ?? 0,
    oldestAt: ofChannel(waiting, channel)?.oldestAt ?? null,
    parked: ofChannel(parked, channel)?.count ?? 0,
    lastSentAt: ofChannel(sent, channel)?.at ?? null,
  }));
}

export type PushCount = { event: string; sent: number; delivered: number; expired: number };

/** Counts the results of notices to devices since a moment, by notice. */
export function selectPushCounts(db: Database, clubIdx: number, since: Date): Promise<PushCount[]> {
  return db
    .select({
      event: outbox.event,
      sent: sql<number>`count(*) filter (where ${outbox.state} = 'SENT')::int`,
      delivered: sql<number>`count(${outbox.deliveredAt})::int`,
      expired: sql<number>`count(*) filter (where ${outbox.state} = 'EXPIRED')::int`,
    })
    .from(outbox)
    .where(ofClub(outbox, clubIdx, eq(outbox.channel, "PUSH"), gte(outbox.createdAt, since)))
    .groupBy(outbox.event);
}

export function countDevices(db: Database, clubIdx: number): Promise<number> {
  return db.$count(pushDevices, ofClub(pushDevices, clubIdx));
}
