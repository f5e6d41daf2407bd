import { and, asc, eq, gt, lt, lte, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
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

/** How an address of an image stands in a text. */
export const imagePath = "/files/content/";

/** The narrowest size that is as wide as asked, else the widest; sizes come from the narrowest on. */
export function fittingSize<T extends { width: number }>(
  sizes: readonly T[],
  wanted: number | undefined,
): T | undefined {
  const fits = wanted === undefined ? undefined : sizes.find(({ width }) => width >= wanted);
  return fits ?? sizes.at(-1);
}

export type ImageRow = typeof contentImages.$inferSelect;
export type NewImage = typeof contentImages.$inferInsert;
/** Images of a club from before `created`; a revision counts since `revised`. */
export type SweepLimits = { clubIdx: number; created: Date; revised: Date };

type TextColumn = { table: PgTable; clubIdx: PgColumn; text: PgColumn; since?: PgColumn };

const within = (table: PgTable & { clubIdx: PgColumn }, text: PgColumn, since?: PgColumn): TextColumn => ({
  table,
  clubIdx: table.clubIdx,
  text,
  ...(since ? { since } : {}),
});

/** Wherever a text may name an image: records in the trash too, since they can be restored. */
const places: readonly TextColumn[] = [
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

export async function selectImage(db: Database, clubIdx: number, token: string): Promise<ImageRow | null> {
  const isIt = ofClub(contentImages, clubIdx, eq(contentImages.token, token));
  const rows = await db.select().from(contentImages).where(isIt);
  return rows[0] ?? null;
}

/** Boards whose texts show images to visitors. */
const shownTexts = {
  notice: { table: notices, clubIdx: notices.clubIdx, texts: notices.texts, idx: notices.noticeIdx },
  event: { table: events, clubIdx: events.clubIdx, texts: events.texts, idx: events.eventIdx },
  faq: { table: faqs, clubIdx: faqs.clubIdx, texts: faqs.texts, idx: faqs.faqIdx },
  fnb: { table: fnbMenus, clubIdx: fnbMenus.clubIdx, texts: fnbMenus.texts, idx: fnbMenus.fnbIdx },
  reference: {
    table: references,
    clubIdx: references.clubIdx,
    texts: references.texts,
    idx: references.referenceIdx,
  },
} as const;
export type ImageBoard = keyof typeof shownTexts;
export type ImageUse = { board: ImageBoard; idx: number };

/** The records of boards whose texts name an image, hidden ones too. */
export async function selectUses(db: Database, { clubIdx, token }: ImageRow): Promise<ImageUse[]> {
  const uses: ImageUse[] = [];
  for (const board of Object.keys(shownTexts) as ImageBoard[]) {
    const { table, texts, idx, ...place } = shownTexts[board];
    const isNamed = sql`image_tokens(${texts}) @> array[${token}]`;
    const rows = await db
      .select({ idx })
      .from(table as PgTable)
      .where(ofClub(place, clubIdx, isNamed));
    uses.push(...rows.map((row) => ({ board, idx: Number(row.idx) })));
  }
  return uses;
}

/** Whether everybody may see an image whatever the menus say: terms that are published name it, or a live preview link. */
export async function isNamedOpenly(
  db: Database,
  { clubIdx, token }: ImageRow,
  { now, today }: { now: Date; today: string },
): Promise<{ inTerms: boolean; inPreview: boolean }> {
  const published = await db
    .select({ idx: terms.termsIdx })
    .from(terms)
    .where(
      ofClub(
        terms,
        clubIdx,
        eq(terms.isDraft, false),
        lte(terms.announceFrom, today),
        sql`image_tokens(${terms.texts}) @> array[${token}]`,
      ),
    )
    .limit(1);
  const previewed = await db
    .select({ token: previews.tokenHash })
    .from(previews)
    .where(
      ofClub(
        previews,
        clubIdx,
        gt(previews.expiresAt, now),
        sql`image_tokens(${previews.payload}) @> array[${token}]`,
      ),
    )
    .limit(1);
  return { inTerms: published.length > 0, inPreview: previewed.length > 0 };
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

async function tokensIn(db: Database, place: TextColumn, limits: SweepLimits): Promise<string[]> {
  const token = sql<string>`(regexp_matches(${place.text}::text, ${`${imagePath}([A-Za-z0-9_-]{43})`}, 'g'))[1]`;
  const mayName = sql`${place.text}::text like ${`%${imagePath}%`}`;
  const rows = await db
    .selectDistinct({ token })
    .from(place.table)
    .where(and(isIn(place, limits), mayName));
  return rows.map((row) => row.token);
}

function isIn(place: TextColumn, limits: SweepLimits): SQL {
  return ofClub(place, limits.clubIdx, place.since && gt(place.since, limits.revised));
}

function isOld({ clubIdx, created }: SweepLimits): SQL | undefined {
  return ofClub(contentImages, clubIdx, lt(contentImages.createdAt, created));
}
