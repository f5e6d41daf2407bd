import { and, asc, eq, gt, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import {
  auditRecords,
  banners,
  contentImages,
  drafts,
  events,
  faqs,
  fnbMenus,
  notices,
  previews,
  references,
  terms,
} from "../../db/tables";
import { imagePath } from "./rules";

export type ImageRow = typeof contentImages.$inferSelect;
export type NewImage = typeof contentImages.$inferInsert;
/** Images of a club from before `created`; a revision counts since `revised`. */
export type SweepLimits = { clubIdx: number; created: Date; revised: Date };

type Place = { table: PgTable; clubIdx: PgColumn; text: PgColumn; since?: PgColumn };

const within = (table: PgTable & { clubIdx: PgColumn }, text: PgColumn, since?: PgColumn): Place => ({
  table,
  clubIdx: table.clubIdx,
  text,
  ...(since ? { since } : {}),
});

/** Wherever a text may name an image: records in the trash too, since they can be restored. */
const places: readonly Place[] = [
  within(notices, notices.texts),
  within(events, events.texts),
  within(faqs, faqs.texts),
  within(fnbMenus, fnbMenus.texts),
  within(references, references.texts),
  within(banners, banners.names),
  within(terms, terms.texts),
  within(drafts, drafts.payload),
  within(previews, previews.payload),
  within(auditRecords, auditRecords.before, auditRecords.at),
  within(auditRecords, auditRecords.after, auditRecords.at),
];

export async function insertImage(tx: Database, row: NewImage): Promise<ImageRow> {
  const [stored] = await tx.insert(contentImages).values(row).returning();
  if (!stored) throw new Error("The image was not stored.");
  return stored;
}

/** By its token alone, which is the right to see it. */
export async function selectImage(db: Database, token: string): Promise<ImageRow | null> {
  const rows = await db.select().from(contentImages).where(eq(contentImages.token, token));
  return rows[0] ?? null;
}

/** The images of a club that no text names, from before a moment. */
export async function selectUnused(db: Database, limits: SweepLimits): Promise<ImageRow[]> {
  const named = new Set<string>();
  for (const place of places) for (const token of await tokensIn(db, place, limits)) named.add(token);
  return db
    .select()
    .from(contentImages)
    .where(and(isOld(limits), notInArray(contentImages.token, [...named])))
    .orderBy(asc(contentImages.imageIdx));
}

/** Deletes one if no text names it still; false when one does. */
export async function deleteUnused(tx: Database, row: ImageRow, limits: SweepLimits): Promise<boolean> {
  for (const place of places) {
    const names = sql`${place.text}::text like ${`%${imagePath}${row.token.replaceAll("_", "\\_")}%`}`;
    const found = await tx
      .select({ one: sql`1` })
      .from(place.table)
      .where(and(isIn(place, limits), names))
      .limit(1);
    if (found.length > 0) return false;
  }
  const isIt = and(isOld(limits), eq(contentImages.imageIdx, row.imageIdx));
  return (await tx.delete(contentImages).where(isIt).returning()).length > 0;
}

async function tokensIn(db: Database, place: Place, limits: SweepLimits): Promise<string[]> {
  const token = sql<string>`(regexp_matches(${place.text}::text, ${`${imagePath}([A-Za-z0-9_-]{43})`}, 'g'))[1]`;
  const mayName = sql`${place.text}::text like ${`%${imagePath}%`}`;
  const rows = await db
    .selectDistinct({ token })
    .from(place.table)
    .where(and(isIn(place, limits), mayName));
  return rows.map((row) => row.token);
}

function isIn({ clubIdx, since }: Place, limits: SweepLimits): SQL | undefined {
  return and(eq(clubIdx, limits.clubIdx), since && gt(since, limits.revised));
}

function isOld({ clubIdx, created }: SweepLimits): SQL | undefined {
  return and(eq(contentImages.clubIdx, clubIdx), lt(contentImages.createdAt, created));
}
