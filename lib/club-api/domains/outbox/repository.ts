import { and, desc, eq, gte, inArray, lt, lte, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { inBatches } from "../../db/in-batches";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { outbox, siteCerts, siteInfos } from "../../db/tables";

export type NewMessage = typeof outbox.$inferInsert;
export type Message = typeof outbox.$inferSelect;

export async function insertMessages(db: Database, rows: readonly NewMessage[]): Promise<void> {
  if (rows.length > 0)
    await db
      .insert(outbox)
      .values([...rows])
      .onConflictDoNothing();
}

type Claim = { channels: Message["channel"][]; now: Date; hiddenUntil: Date; limit: number };

/** Takes due messages, oldest first, and hides them until `hiddenUntil`; one statement, so nothing stays locked. */
export async function claimMessages(
  db: Database,
  { channels, now, hiddenUntil, limit }: Claim,
): Promise<Message[]> {
  const due = db
    .select({ clubIdx: outbox.clubIdx, outboxIdx: outbox.outboxIdx, createdAt: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.state, "WAITING"), lte(outbox.nextTryAt, now), inArray(outbox.channel, channels)))
    .orderBy(outbox.nextTryAt, outbox.outboxIdx)
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: hiddenUntil })
    .where(sql`(${outbox.clubIdx}, ${outbox.outboxIdx}, ${outbox.createdAt}) in (${due})`)
    .returning();
}

/** Messages of a moment as JavaScript knows it, to the millisecond: by it the database looks into one month only. */
const isOfMoment = (moment: Date) =>
  and(gte(outbox.createdAt, moment), lt(outbox.createdAt, new Date(moment.getTime() + 1)));

/** Changes a waiting message; false when it is none any more. */
export async function updateWaiting(
  db: Database,
  { clubIdx, outboxIdx, createdAt }: Pick<Message, "clubIdx" | "outboxIdx" | "createdAt">,
  change: Partial<Message>,
): Promise<boolean> {
  const isIt = ofClub(outbox, clubIdx, eq(outbox.outboxIdx, outboxIdx), isOfMoment(createdAt));
  const rows = await db
    .update(outbox)
    .set(change)
    .where(and(isIt, eq(outbox.state, "WAITING")))
    .returning({ outboxIdx: outbox.outboxIdx });
  return rows.length === 1;
}

/**
 * Deletes what was sent, or given up, before a moment. The key of a message stays in `outbox_keys` and goes on telling that it
 * was queued.
 */
export function deleteMessagesBefore(db: Database, clubIdx: number, moment: Date): Promise<number> {
  const isBefore = lt(outbox.createdAt, moment);
  const isOver = ofClub(
    outbox,
    clubIdx,
    isBefore,
    ne(outbox.state, "WAITING"),
    sql`coalesce(${outbox.sentAt}, ${outbox.nextTryAt}) < ${moment.toISOString()}::timestamptz`,
  );
  return inBatches(async (limit) => {
    const oldest = db.select({ outboxIdx: outbox.outboxIdx }).from(outbox).where(isOver).limit(limit);
    const gone = await db
      .delete(outbox)
      .where(ofClub(outbox, clubIdx, isBefore, inArray(outbox.outboxIdx, oldest)))
      .returning({ outboxIdx: outbox.outboxIdx });
    return gone.length;
  });
}

/** A parked message waits again, as if it had never been tried; false when it is not parked. */
export async function releaseParked(
  db: Database,
  clubIdx: number,
  outboxIdx: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ state: "WAITING", tries: 0, nextTryAt: now, lastError: null })
    .where(ofClub(outbox, clubIdx, eq(outbox.outboxIdx, outboxIdx), eq(outbox.state, "PARKED")))
    .returning({ outboxIdx: outbox.outboxIdx });
  return rows.length === 1;
}

export async function selectMessage(
  db: Database,
  clubIdx: number,
  outboxIdx: number,
): Promise<Message | null> {
  if (!isStoredIdx(outboxIdx)) return null;
  return oneOfClub(db, outbox, clubIdx, eq(outbox.outboxIdx, outboxIdx));
}

/** Under whose name, address and number a club writes; empty where it has none. */
export type ClubSender = { name: string; mail: string; phone: string };

export async function readClubSender(
  db: Database,
  clubIdx: number,
  lang: Message["lang"],
): Promise<ClubSender> {
  const [row] = await db
    .select({ texts: siteInfos.texts, mail: siteCerts.emailSender, phone: siteCerts.smsSender })
    .from(siteInfos)
    .leftJoin(siteCerts, ofClub(siteCerts, siteInfos.clubIdx))
    .where(ofClub(siteInfos, clubIdx));
  return { name: row?.texts[lang]?.clubName ?? "", mail: row?.mail ?? "", phone: row?.phone ?? "" };
}

export type MessageFilter = {
  state?: Message["state"] | undefined;
  channel?: Message["channel"] | undefined;
  event?: string | undefined;
  memberIdx?: number | undefined;
};

/** A page of a club's messages, newest first. */
export async function selectMessages(
  db: Database,
  clubIdx: number,
  filter: MessageFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: Message[]; total: number }> {
  const isWanted = ofClub(
    outbox,
    clubIdx,
    filter.state ? eq(outbox.state, filter.state) : undefined,
    filter.channel ? eq(outbox.channel, filter.channel) : undefined,
    filter.event ? eq(outbox.event, filter.event) : undefined,
    filter.memberIdx ? eq(outbox.memberIdx, filter.memberIdx) : undefined,
  );
  const rows = await db
    .select()
    .from(outbox)
    .where(isWanted)
    .orderBy(desc(outbox.createdAt), desc(outbox.outboxIdx))
    .offset(page.offset)
    .limit(page.limit);
  return { rows, total: await db.$count(outbox, isWanted) };
}
