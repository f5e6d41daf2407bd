import { asc, desc, eq, ne, sql } from "drizzle-orm";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { memberExtras, members, passwordHistory } from "../../db/tables";
import type { MemberRow } from "./repository";

export type NewMember = Omit<typeof members.$inferInsert, "memberIdx">;
export type MemberChange = Partial<Omit<NewMember, "clubIdx" | "id">>;
export type ExtraRow = typeof memberExtras.$inferSelect;
export type ExtraChange = Partial<Omit<ExtraRow, "clubIdx" | "memberIdx">>;
/** The keyed hash that tells a person: of the identity, or of the address of an account without one. */
export type PersonKey = { diHash: string } | { emailHash: string };

/** Stores a new member; null when the login id or the person has an account already. */
export async function insertMember(tx: Database, row: NewMember): Promise<MemberRow | null> {
  const memberIdx = await nextMemberIdx(tx, row.clubIdx);
  const rows = await tx
    .insert(members)
    .values({ ...row, memberIdx })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/**
 * The next free number. Those that look like a month of this century are left out, without a gap that two sign-ups could
 * meet in (domain.md A6), and so are those that the demo's own people bear.
 */
async function nextMemberIdx(tx: Database, clubIdx: number): Promise<number> {
  for (;;) {
    const next = sql`(select case when n < 200000 then n else n + 10000 end as idx
      from nextval(pg_get_serial_sequence('members', 'member_idx')) as n) as next`;
    const [row] = await tx
      .select({ idx: sql<number>`idx::int`, taken: sql<number | null>`member_idx` })
      .from(next)
      .leftJoin(members, ofClub(members, clubIdx, sql`${members.memberIdx} = idx`));
    if (row && row.taken === null) return row.idx;
  }
}

/** The account of a person, whatever its state but withdrawn. */
export async function selectByPerson(
  db: Database,
  clubIdx: number,
  person: PersonKey,
): Promise<MemberRow | null> {
  const isPerson =
    "diHash" in person ? eq(members.diHash, person.diHash) : eq(members.emailHash, person.emailHash);
  return oneOfClub(db, members, clubIdx, isPerson, ne(members.state, memberState.withdrawn));
}

/** Accounts that have an address on file: an e-mail in any case, or a phone number by its digits. */
export function selectByContact(db: Database, clubIdx: number, target: string): Promise<MemberRow[]> {
  const isContact = target.includes("@")
    ? sql`lower(${members.email}) = ${target}`
    : sql`regexp_replace(${members.phoneNo}, '[^0-9]', '', 'g') = ${target}`;
  return db
    .select()
    .from(members)
    .where(ofClub(members, clubIdx, isContact, ne(members.state, memberState.withdrawn)))
    .orderBy(asc(members.memberIdx));
}

/** A member under a lock that lets others refer to the row: what was read before may have changed. */
export async function lockMember(
  tx: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<MemberRow | null> {
  const rows = await tx
    .select()
    .from(members)
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)))
    .for("no key update");
  return rows[0] ?? null;
}

export async function updateMember(
  tx: Database,
  clubIdx: number,
  memberIdx: number,
  change: MemberChange,
): Promise<void> {
  await tx
    .update(members)
    .set(change)
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)));
}

export async function selectExtra(
  db: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<ExtraRow | null> {
  return oneOfClub(db, memberExtras, clubIdx, eq(memberExtras.memberIdx, memberIdx));
}

/** Keeps what a member tells of himself; fields that are not named stay as they are. */
export async function upsertExtra(
  tx: Database,
  clubIdx: number,
  memberIdx: number,
  extra: ExtraChange,
): Promise<void> {
  if (Object.keys(extra).length === 0) return;
  await tx
    .insert(memberExtras)
    .values({ clubIdx, memberIdx, ...extra })
    .onConflictDoUpdate({ target: [memberExtras.clubIdx, memberExtras.memberIdx], set: extra });
}

/** The latest replaced passwords of a member, hashes. */
export async function selectOldPasswords(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  count: number,
): Promise<string[]> {
  const rows = await db
    .select({ passwordHash: passwordHistory.passwordHash })
    .from(passwordHistory)
    .where(ofClub(passwordHistory, clubIdx, eq(passwordHistory.memberIdx, memberIdx)))
    .orderBy(desc(passwordHistory.historyIdx))
    .limit(count);
  return rows.map((row) => row.passwordHash);
}

export async function insertOldPassword(
  tx: Database,
  row: Omit<typeof passwordHistory.$inferInsert, "historyIdx">,
): Promise<void> {
  await tx.insert(passwordHistory).values(row);
}
