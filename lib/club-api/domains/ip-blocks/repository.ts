import { and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { IpBlockMode, IpBlockState } from "@/lib/contract/admins/ip-blocks";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { ipBlocks } from "../../db/tables";

export type IpBlockRow = typeof ipBlocks.$inferSelect;
export type NewIpBlock = Omit<typeof ipBlocks.$inferInsert, "ipIdx">;

export type IpBlockFilter = {
  keyword?: string | undefined;
  mode?: IpBlockMode | undefined;
  scope?: "ALL" | "ADMIN" | undefined;
  state?: IpBlockState | undefined;
};
type PageQuery = {
  now: Date;
  sorts: readonly { field: IpBlockSort; isDescending: boolean }[];
  offset: number;
  limit: number;
};

/** Entries without an end sort last. */
const sortFields = {
  reason: sql`${ipBlocks.reason} collate "C"`,
  expireAt: sql`coalesce(${ipBlocks.expireAt}, 'infinity'::timestamptz)`,
  createdAt: sql`${ipBlocks.createdAt}`,
};
export type IpBlockSort = keyof typeof sortFields;

export function isIpBlockSort(field: string): field is IpBlockSort {
  return Object.hasOwn(sortFields, field);
}

/** One page of a club's entries, the newest first unless sorted, and their number. */
export async function selectIpBlocks(
  db: Database,
  clubIdx: number,
  filter: IpBlockFilter,
  { now, sorts, offset, limit }: PageQuery,
): Promise<{ rows: IpBlockRow[]; total: number }> {
  const isWanted = ofClub(ipBlocks, clubIdx, ...conditions(filter, now));
  const rows = await db
    .select()
    .from(ipBlocks)
    .where(isWanted)
    .orderBy(
      ...sorts.map(({ field, isDescending }) =>
        isDescending ? desc(sortFields[field]) : asc(sortFields[field]),
      ),
      desc(ipBlocks.createdAt),
      desc(ipBlocks.ipIdx),
    )
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(ipBlocks, isWanted) };
}

function conditions({ keyword, mode, scope, state }: IpBlockFilter, now: Date) {
  const holds = (column: typeof ipBlocks.ipFrom | typeof ipBlocks.ipTo | typeof ipBlocks.reason) =>
    sql`position(lower(${keyword}::text) in lower(coalesce(${column}, ''))) > 0`;
  const isOver = lte(ipBlocks.expireAt, now);
  const goesOn = or(isNull(ipBlocks.expireAt), gt(ipBlocks.expireAt, now));
  const states = {
    LIVE: and(eq(ipBlocks.isActive, true), goesOn),
    OFF: and(eq(ipBlocks.isActive, false), goesOn),
    ENDED: isOver,
  };
  return [
    keyword ? or(holds(ipBlocks.ipFrom), holds(ipBlocks.ipTo), holds(ipBlocks.reason)) : undefined,
    mode && eq(ipBlocks.mode, mode),
    scope && eq(ipBlocks.scope, scope),
    state && states[state],
  ];
}

/** All entries of a club under a lock: what one change does depends on the others. */
export function lockIpBlocks(db: Database, clubIdx: number): Promise<IpBlockRow[]> {
  return db.select().from(ipBlocks).where(ofClub(ipBlocks, clubIdx)).orderBy(ipBlocks.ipIdx).for("update");
}

export async function selectIpBlock(
  db: Database,
  clubIdx: number,
  ipIdx: number,
): Promise<IpBlockRow | null> {
  if (!isStoredIdx(ipIdx)) return null;
  return oneOfClub(db, ipBlocks, clubIdx, eq(ipBlocks.ipIdx, ipIdx));
}

export async function insertIpBlock(db: Database, row: NewIpBlock): Promise<IpBlockRow> {
  const rows = await db.insert(ipBlocks).values(row).returning();
  const first = rows[0];
  if (!first) throw new Error("The entry was not stored.");
  return first;
}

export async function updateIpBlock(
  db: Database,
  { clubIdx, ipIdx }: { clubIdx: number; ipIdx: number },
  change: Partial<NewIpBlock>,
): Promise<void> {
  await db
    .update(ipBlocks)
    .set(change)
    .where(ofClub(ipBlocks, clubIdx, eq(ipBlocks.ipIdx, ipIdx)));
}

export async function deleteIpBlocks(
  db: Database,
  clubIdx: number,
  ipIdxs: readonly number[],
): Promise<IpBlockRow[]> {
  return db
    .delete(ipBlocks)
    .where(ofClub(ipBlocks, clubIdx, inArray(ipBlocks.ipIdx, ipIdxs.filter(isStoredIdx))))
    .returning();
}
