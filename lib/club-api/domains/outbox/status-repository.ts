import { and, count, eq, lte, max, min } from "drizzle-orm";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { outbox } from "../../db/tables";

export type QueueState = {
  channel: "MAIL" | "SMS";
  waiting: number;
  oldestAt: Date | null;
  parked: number;
  lastSentAt: Date | null;
};

/** What waits and what was given up of a club's messages, by channel. */
export async function selectQueues(db: Database, clubIdx: number, now: Date): Promise<QueueState[]> {
  const isDue = and(eq(outbox.state, "WAITING"), lte(outbox.createdAt, now));
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
  return (["MAIL", "SMS"] as const).map((channel) => ({
    channel,
    waiting: ofChannel(waiting, channel)?.count ?? 0,
    oldestAt: ofChannel(waiting, channel)?.oldestAt ?? null,
    parked: ofChannel(parked, channel)?.count ?? 0,
    lastSentAt: ofChannel(sent, channel)?.at ?? null,
  }));
}
