import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import type { AdminState } from "@/lib/contract/admins/admin-shapes";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { adminPasswords, admins, permGroups } from "../../db/tables";
import type { LanguageChoice } from "../../platform/texts";
import { shownFieldOf } from "../boards";

export type AdminRow = typeof admins.$inferSelect;
type GroupNames = Pick<typeof permGroups.$inferSelect, "texts" | "groupName" | "description">;
type AdminKey = Pick<AdminRow, "clubIdx" | "adminIdx">;
export type NewAdmin = Omit<typeof admins.$inferInsert, "adminIdx">;
export type AdminFilter = {
  clubIdx: number;
  keyword?: string | undefined;
  groupIdx?: number | undefined;
  state?: AdminState | undefined;
  /** By the fields in turn, in the names that a reader of this choice is shown. */
  sorted?: { by: readonly { field: AdminSort; isDescending: boolean }[]; choice: LanguageChoice };
  offset: number;
  limit: number;
};

const { texts, groupName, description } = permGroups;
const groupNames = { texts, groupName, description };

const sortColumns = {
  id: admins.id,
  name: admins.name,
  department: admins.department,
  position: admins.position,
  state: admins.state,
};
const sorts = [...Object.keys(sortColumns), "groupName", "lastLoginAt"];
export type AdminSort = keyof typeof sortColumns | "groupName" | "lastLoginAt";

export function isAdminSort(field: string): field is AdminSort {
  return sorts.includes(field);
}

/**
 * By code point, so that every database sorts alike; who never signed in stands below those who did. Groups stand by the
 * name that the reader is shown.
 */
function sortField(field: AdminSort, choice: LanguageChoice): SQL {
  if (field === "lastLoginAt") return sql`coalesce(${admins.lastLoginAt}, 'epoch'::timestamptz)`;
  if (field === "groupName")
    return sql`coalesce(nullif(${shownFieldOf(permGroups.texts, "groupName", choice)}, ''), ${permGroups.groupName}, '') collate "C"`;
  return sql`coalesce(${sortColumns[field]}, '') collate "C"`;
}

export async function selectAdminByLoginId(
  db: Database,
  clubIdx: number,
  id: string,
): Promise<AdminRow | null> {
  return oneOfClub(db, admins, clubIdx, eq(admins.id, id), isNull(admins.deletedAt));
}

/** Whether an id was ever given to an admin of the club, deleted ones included. */
export async function isIdGiven(db: Database, clubIdx: number, id: string): Promise<boolean> {
  const rows = await db
    .select({ adminIdx: admins.adminIdx })
    .from(admins)
    .where(ofClub(admins, clubIdx, eq(admins.id, id)));
  return rows.length > 0;
}

export async function selectAdmin(db: Database, adminIdx: number): Promise<AdminRow | null> {
  const rows = await db
    .select()
    .from(admins)
    .where(and(eq(admins.adminIdx, adminIdx), isNull(admins.deletedAt)));
  return rows[0] ?? null;
}

/** Accounts of the club under a lock, by idx; deleted ones and those of other clubs are not there. */
export async function lockAdmins(
  tx: Database,
  clubIdx: number,
  adminIdxs: readonly number[],
): Promise<AdminRow[]> {
  return tx
    .select()
    .from(admins)
    .where(
      ofClub(
        admins,
        clubIdx,
        inArray(admins.adminIdx, adminIdxs.filter(isStoredIdx)),
        isNull(admins.deletedAt),
      ),
    )
    .orderBy(asc(admins.adminIdx))
    .for("update");
}

/**
 * The idxs of the active SSADMINs of all clubs, locked: of two that take each other's rights at once the second sees
 * what the first did (checklist S-65).
 */
export async function lockSSAdmins(tx: Database): Promise<number[]> {
  const rows = await tx
    .select({ adminIdx: admins.adminIdx })
    .from(admins)
    .where(isActiveSSAdmin())
    .orderBy(asc(admins.adminIdx))
    .for("update");
  return rows.map((row) => row.adminIdx);
}

/** The idxs of the active SSADMINs, to look at. */
export async function selectSSAdmins(db: Database): Promise<number[]> {
  const rows = await db.select({ adminIdx: admins.adminIdx }).from(admins).where(isActiveSSAdmin());
  return rows.map((row) => row.adminIdx);
}

function isActiveSSAdmin() {
  return and(eq(admins.isSSAdmin, true), eq(admins.state, "ACTIVE"), isNull(admins.deletedAt));
}

function orderOf(sorted: AdminFilter["sorted"]): SQL[] {
  if (!sorted) return [];
  return sorted.by.map(({ field, isDescending }) => {
    const column = sortField(field, sorted.choice);
    return isDescending ? desc(column) : asc(column);
  });
}

/** One page of a club's accounts with the texts of their groups, and their number. */
export async function selectAdmins(
  db: Database,
  filter: AdminFilter,
): Promise<{ rows: (AdminRow & { group: GroupNames | null })[]; total: number }> {
  if (filter.groupIdx !== undefined && !isStoredIdx(filter.groupIdx)) return { rows: [], total: 0 };
  const word = filter.keyword?.toLowerCase();
  const holds = (column: typeof admins.id | typeof admins.name | typeof admins.email) =>
    sql`position(${word} in lower(${column})) > 0`;
  const isWanted = ofClub(
    admins,
    filter.clubIdx,
    isNull(admins.deletedAt),
    word ? or(holds(admins.id), holds(admins.name), holds(admins.email)) : undefined,
    filter.groupIdx === undefined ? undefined : eq(admins.groupIdx, filter.groupIdx),
    filter.state === undefined ? undefined : eq(admins.state, filter.state),
  );
  const rows = await db
    .select({ admin: admins, group: groupNames })
    .from(admins)
    .leftJoin(permGroups, ofClub(permGroups, admins.clubIdx, eq(permGroups.groupIdx, admins.groupIdx)))
    .where(isWanted)
    .orderBy(...orderOf(filter.sorted), asc(admins.adminIdx))
    .limit(filter.limit)
    .offset(filter.offset);
  return {
    rows: rows.map(({ admin, group }) => ({ ...admin, group })),
    total: await db.$count(admins, isWanted),
  };
}

/** Stores an account; null when the id is taken. */
export async function insertAdmin(tx: Database, row: NewAdmin): Promise<AdminRow | null> {
  const rows = await tx.insert(admins).values(row).onConflictDoNothing().returning();
  return rows[0] ?? null;
}

export async function updateAdmin(
  tx: Database,
  { clubIdx, adminIdx }: AdminKey,
  change: Partial<NewAdmin>,
): Promise<void> {
  await tx
    .update(admins)
    .set(change)
    .where(ofClub(admins, clubIdx, eq(admins.adminIdx, adminIdx)));
}

export async function updateLastLogin(
  db: Database,
  { clubIdx, adminIdx }: AdminKey,
  now: Date,
  address: string | null,
): Promise<void> {
  await db
    .update(admins)
    .set({ lastLoginAt: now, lastLoginIp: address })
    .where(ofClub(admins, clubIdx, eq(admins.adminIdx, adminIdx)));
}

/** The hashes of the last passwords that were replaced, the newest first. */
export async function selectOldPasswords(db: Database, adminIdx: number, limit: number): Promise<string[]> {
  const rows = await db
    .select({ passwordHash: adminPasswords.passwordHash })
    .from(adminPasswords)
    .where(eq(adminPasswords.adminIdx, adminIdx))
    .orderBy(desc(adminPasswords.passwordIdx))
    .limit(limit);
  return rows.map((row) => row.passwordHash);
}

export async function insertOldPassword(
  tx: Database,
  adminIdx: number,
  passwordHash: string,
  setAt: Date,
): Promise<void> {
  await tx.insert(adminPasswords).values({ adminIdx, passwordHash, setAt });
}

/** The accounts of a group under a lock. */
export function lockAdminsOf(tx: Database, clubIdx: number, groupIdx: number): Promise<AdminRow[]> {
  return tx
    .select()
    .from(admins)
    .where(ofClub(admins, clubIdx, eq(admins.groupIdx, groupIdx), isNull(admins.deletedAt)))
    .orderBy(asc(admins.adminIdx))
    .for("update");
}
