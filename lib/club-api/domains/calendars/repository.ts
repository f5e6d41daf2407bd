import { eq } from "drizzle-orm";
import type { Language } from "@/lib/shared/languages";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { calendarFeeds } from "../../db/tables";

type Owner = { clubIdx: number; memberIdx: number };
export type CalendarAddress = typeof calendarFeeds.$inferSelect;

/** When a member's address was made; null without one. */
export async function selectCreated(db: Database, { clubIdx, memberIdx }: Owner): Promise<Date | null> {
  const rows = await db
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(ofClub(calendarFeeds, clubIdx, eq(calendarFeeds.memberIdx, memberIdx)));
  return rows[0]?.createdAt ?? null;
}

export async function selectByToken(
  db: Database,
  clubIdx: number,
  tokenHash: string,
): Promise<CalendarAddress | null> {
  return oneOfClub(db, calendarFeeds, clubIdx, eq(calendarFeeds.tokenHash, tokenHash));
}

/** The new address takes the place of the old one, which is unknown from then on. */
export async function replaceAddress(
  db: Database,
  row: Owner & { tokenHash: string; lang: Language; createdAt: Date },
): Promise<void> {
  const { tokenHash, lang, createdAt } = row;
  await db
    .insert(calendarFeeds)
    .values(row)
    .onConflictDoUpdate({
      target: [calendarFeeds.clubIdx, calendarFeeds.memberIdx],
      set: { tokenHash, lang, createdAt },
    });
}

export async function deleteAddress(db: Database, { clubIdx, memberIdx }: Owner): Promise<void> {
  await db
    .delete(calendarFeeds)
    .where(ofClub(calendarFeeds, clubIdx, eq(calendarFeeds.memberIdx, memberIdx)));
}
