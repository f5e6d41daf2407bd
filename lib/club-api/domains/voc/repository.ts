import { and, asc, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { type VocState, vocState } from "@/lib/contract/code-values/vocs";
import type { Database } from "../../db/database";
import { isStoredIdx, keywordPattern } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { vocMessages, vocs, vocTemplates } from "../../db/tables";
import type { Context } from "../../platform/context";
import { Board } from "../boards";

export type VocRow = typeof vocs.$inferSelect;
export type NewVoc = Omit<typeof vocs.$inferInsert, "vocIdx">;
export type MessageRow = typeof vocMessages.$inferSelect;
export type VocFilter = {
  /** Only of this member; the office sees all. */
  memberIdx?: number | undefined;
  type?: string | undefined;
  state?: VocState | undefined;
  keyword?: string | undefined;
};
type PageQuery = { page: number; size: number };

/** A page of inquiries, newest first, and their number; withdrawn ones only when they are asked for. */
export async function selectVocs(
  db: Database,
  ctx: Context,
  filter: VocFilter,
  { page, size }: PageQuery,
): Promise<{ rows: VocRow[]; total: number }> {
  const isWanted = ofClub(
    vocs,
    ctx.club.clubIdx,
    filter.memberIdx === undefined ? undefined : eq(vocs.memberIdx, filter.memberIdx),
    filter.type === undefined ? undefined : eq(vocs.questionType, filter.type),
    filter.state === undefined ? ne(vocs.state, vocState.withdrawn) : eq(vocs.state, filter.state),
    filter.keyword ? holds(filter.keyword) : undefined,
  );
  const rows = await db
    .select()
    .from(vocs)
    .where(isWanted)
    .orderBy(desc(vocs.createdAt), desc(vocs.vocIdx))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(vocs, isWanted) };
}

/** One inquiry; with `memberIdx` only an own one that is not withdrawn. `isLocked` keeps others off until the commit. */
export async function selectVoc(
  db: Database,
  ctx: Context,
  vocIdx: number,
  { memberIdx, isLocked = false }: { memberIdx?: number; isLocked?: boolean } = {},
): Promise<VocRow | null> {
  if (!isStoredIdx(vocIdx)) return null;
  const isOwn =
    memberIdx === undefined
      ? undefined
      : and(eq(vocs.memberIdx, memberIdx), ne(vocs.state, vocState.withdrawn));
  const query = db
    .select()
    .from(vocs)
    .where(ofClub(vocs, ctx.club.clubIdx, eq(vocs.vocIdx, vocIdx), isOwn))
    .$dynamic();
  return (await (isLocked ? query.for("update") : query))[0] ?? null;
}

export async function insertVoc(tx: Database, row: NewVoc): Promise<VocRow> {
  const first = (await tx.insert(vocs).values(row).returning())[0];
  if (!first) throw new Error("The inquiry was not stored.");
  return first;
}

/** Changes an inquiry that the caller has locked. */
export async function updateVoc(
  tx: Database,
  ctx: Context,
  vocIdx: number,
  change: Partial<NewVoc>,
): Promise<void> {
  await tx
    .update(vocs)
    .set({ ...change, updatedAt: ctx.now })
    .where(ofClub(vocs, ctx.club.clubIdx, eq(vocs.vocIdx, vocIdx)));
}

/** The messages after the inquiry, oldest first. */
export function selectMessages(db: Database, ctx: Context, vocIdx: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(vocMessages)
    .where(ofClub(vocMessages, ctx.club.clubIdx, eq(vocMessages.vocIdx, vocIdx)))
    .orderBy(asc(vocMessages.messageIdx));
}

export async function insertMessage(
  tx: Database,
  ctx: Context,
  message: Omit<typeof vocMessages.$inferInsert, "clubIdx" | "createdAt">,
): Promise<void> {
  await tx.insert(vocMessages).values({ ...message, clubIdx: ctx.club.clubIdx, createdAt: ctx.now });
}

export async function updateMessage(
  tx: Database,
  { clubIdx, messageIdx }: MessageRow,
  contents: string,
): Promise<void> {
  await tx
    .update(vocMessages)
    .set({ contents })
    .where(ofClub(vocMessages, clubIdx, eq(vocMessages.messageIdx, messageIdx)));
}

/** Answered inquiries whose latest answer is of that moment or older. */
export async function selectAnsweredUntil(db: Database, ctx: Context, until: Date): Promise<number[]> {
  const rows = await db
    .select({ vocIdx: vocs.vocIdx })
    .from(vocs)
    .where(ofClub(vocs, ctx.club.clubIdx, eq(vocs.state, vocState.answered), lte(vocs.lastAnsweredAt, until)))
    .orderBy(asc(vocs.vocIdx));
  return rows.map((row) => row.vocIdx);
}

/** The member's own of the named ones that are not withdrawn, locked in ascending order. */
export function lockOwn(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  vocIdxs: readonly number[],
): Promise<VocRow[]> {
  return tx
    .select()
    .from(vocs)
    .where(
      ofClub(
        vocs,
        ctx.club.clubIdx,
        eq(vocs.memberIdx, memberIdx),
        ne(vocs.state, vocState.withdrawn),
        inArray(vocs.vocIdx, vocIdxs.filter(isStoredIdx)),
      ),
    )
    .orderBy(asc(vocs.vocIdx))
    .for("update");
}

function holds(keyword: string): SQL | undefined {
  const pattern = keywordPattern(keyword);
  return or(sql`${vocs.title} ilike ${pattern}`, sql`${vocs.contents} ilike ${pattern}`);
}

export type VocTemplate = typeof vocTemplates.$inferSelect;

export const templateBoard = new Board({
  table: vocTemplates,
  kind: "vocTemplate",
  key: "templateIdx",
  place: "createdAt",
  searchColumn: "searchTexts",
});

/** Templates of a type of question, and those of all types. */
export function isOfType(type: string): SQL | undefined {
  return or(eq(vocTemplates.questionType, type), isNull(vocTemplates.questionType));
}
