import { asc, eq, inArray } from "drizzle-orm";
import type { JoinAskState } from "@/lib/contract/bookings/joins";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { joinAsks } from "../../db/tables";

export type JoinAsk = typeof joinAsks.$inferSelect;

/** Stores an ask. A request asks a party once: null when it has asked before. */
export async function insertAsk(
  tx: Database,
  row: Omit<typeof joinAsks.$inferInsert, "askIdx">,
): Promise<number | null> {
  const [stored] = await tx.insert(joinAsks).values(row).onConflictDoNothing().returning();
  return stored?.askIdx ?? null;
}

export async function selectAsk(db: Database, clubIdx: number, askIdx: number): Promise<JoinAsk | null> {
  if (!isStoredIdx(askIdx)) return null;
  const [row] = await db
    .select()
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, eq(joinAsks.askIdx, askIdx)));
  return row ?? null;
}

/** The same under a lock: answers and withdrawals come one after the other. */
export async function lockAsk(tx: Database, clubIdx: number, askIdx: number): Promise<JoinAsk | null> {
  const [row] = await tx
    .select()
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, eq(joinAsks.askIdx, askIdx)))
    .for("update");
  return row ?? null;
}

/** Asks of some requests, or about some bookings; the oldest first. */
export async function selectAsks(
  db: Database,
  clubIdx: number,
  which: { requestIdxs: readonly number[] } | { bookingIdxs: readonly number[] } | { state: JoinAskState },
): Promise<JoinAsk[]> {
  if ("requestIdxs" in which && which.requestIdxs.length === 0) return [];
  if ("bookingIdxs" in which && which.bookingIdxs.length === 0) return [];
  const isMeant =
    "requestIdxs" in which
      ? inArray(joinAsks.requestIdx, [...which.requestIdxs])
      : "bookingIdxs" in which
        ? inArray(joinAsks.bookingIdx, [...which.bookingIdxs])
        : eq(joinAsks.state, which.state);
  return await db
    .select()
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, isMeant))
    .orderBy(asc(joinAsks.createdAt), asc(joinAsks.askIdx));
}

export async function endAsks(
  tx: Database,
  clubIdx: number,
  which: { askIdx: number } | { requestIdx: number } | { memberIdx: number } | { bookingIdx: number },
  { endedAt, endedBy }: { endedAt: Date; endedBy: NonNullable<JoinAsk["endedBy"]> },
): Promise<JoinAsk[]> {
  const isMeant =
    "askIdx" in which
      ? eq(joinAsks.askIdx, which.askIdx)
      : "requestIdx" in which
        ? eq(joinAsks.requestIdx, which.requestIdx)
        : "memberIdx" in which
          ? eq(joinAsks.memberIdx, which.memberIdx)
          : eq(joinAsks.bookingIdx, which.bookingIdx);
  return await tx
    .update(joinAsks)
    .set({ state: "ENDED", endedAt, endedBy })
    .where(ofClub(joinAsks, clubIdx, isMeant, eq(joinAsks.state, "ASKED")))
    .returning();
}

export async function setJoined(tx: Database, { clubIdx, askIdx }: JoinAsk, now: Date): Promise<void> {
  await tx
    .update(joinAsks)
    .set({ state: "JOINED", endedAt: now })
    .where(ofClub(joinAsks, clubIdx, eq(joinAsks.askIdx, askIdx)));
}
