import { and, asc, count, desc, eq, gt, ilike, lte, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database";
import { gatheredRead } from "../../db/shared-read";
import { isStoredIdx } from "../../db/stored-idx";
import { bookings, members, penalties } from "../../db/tables";

export type Penalty = typeof penalties.$inferSelect;
export type NewPenalty = Omit<typeof penalties.$inferInsert, "penaltyIdx" | "state" | "version">;
export type ListedPenalty = { penalty: Penalty; playDate: string | null };
export type AdminRow = ListedPenalty & { memberId: string; memberName: string };
export type PenaltyFilter = {
  memberIdx?: number | undefined;
  state?: Penalty["state"] | undefined;
  penaltyCode?: string | undefined;
  keyword?: string | undefined;
};
export type Page = { page: number; size: number };

const active = "10";
const newestFirst = [desc(penalties.createdAt), desc(penalties.penaltyIdx)];

/** The member's row under a lock: all changes of one member's suspensions stand in line. */
export async function lockMember(tx: Database, clubIdx: number, memberIdx: number): Promise<boolean> {
  const rows = await tx
    .select({ memberIdx: members.memberIdx })
    .from(members)
    .where(and(eq(members.clubIdx, clubIdx), eq(members.memberIdx, memberIdx)))
    .for("no key update");
  return rows.length === 1;
}

const readActive = gatheredRead(async (db, keys: readonly { clubIdx: number; memberIdx: number }[]) => {
  const clubIdxs = [...new Set(keys.map(({ clubIdx }) => clubIdx))];
  const memberIdxs = [...new Set(keys.map(({ memberIdx }) => memberIdx))];
  const rows = await db
    .select()
    .from(penalties)
    .where(
      and(
        sql`${penalties.clubIdx} = any(${sql.param(clubIdxs)})`,
        sql`${penalties.memberIdx} = any(${sql.param(memberIdxs)})`,
        eq(penalties.state, active),
      ),
    )
    .orderBy(asc(penalties.penaltyIdx));
  return keys.map((key) =>
    rows.filter((row) => row.clubIdx === key.clubIdx && row.memberIdx === key.memberIdx),
  );
});

/** The suspensions in force or in line; read under the member's lock when they are to be changed. */
export function selectActive(db: Database, clubIdx: number, memberIdx: number): Promise<Penalty[]> {
  return readActive(db, { clubIdx, memberIdx });
}

/** Every penalty of a member since a moment, oldest first. */
export function selectSince(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  since: Date,
): Promise<Penalty[]> {
  return db
    .select()
    .from(penalties)
    .where(and(ofMember(clubIdx, memberIdx), gt(penalties.createdAt, since)))
    .orderBy(asc(penalties.createdAt), asc(penalties.penaltyIdx));
}

/** How many penalties of a member were released for a reason since a moment. */
export async function countReleased(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { releaseReason, since }: { releaseReason: string; since: Date },
): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(penalties)
    .where(
      and(
        ofMember(clubIdx, memberIdx),
        eq(penalties.releaseReason, releaseReason),
        eq(penalties.state, "30"),
        gt(penalties.releasedAt, since),
      ),
    );
  return rows[0]?.count ?? 0;
}

/** Fines of a member that are due: not waived and not fully paid. */
export async function countUnpaid(db: Database, clubIdx: number, memberIdx: number): Promise<number> {
  const rows = await db
    .select({ count: count() })
    .from(penalties)
    .where(
      and(
        ofMember(clubIdx, memberIdx),
        sql`${penalties.state} in ('10', '40')`,
        gt(penalties.fineAmount, penalties.paidAmount),
      ),
    );
  return rows[0]?.count ?? 0;
}

export async function selectPenalty(
  db: Database,
  clubIdx: number,
  penaltyIdx: number,
): Promise<Penalty | null> {
  if (!isStoredIdx(penaltyIdx)) return null;
  const rows = await db
    .select()
    .from(penalties)
    .where(and(eq(penalties.clubIdx, clubIdx), eq(penalties.penaltyIdx, penaltyIdx)));
  return rows[0] ?? null;
}

export async function selectOfBooking(
  db: Database,
  clubIdx: number,
  bookingIdx: number,
  penaltyCode: string,
): Promise<Penalty | null> {
  const rows = await db
    .select()
    .from(penalties)
    .where(
      and(
        eq(penalties.clubIdx, clubIdx),
        eq(penalties.bookingIdx, bookingIdx),
        eq(penalties.penaltyCode, penaltyCode),
      ),
    );
  return rows[0] ?? null;
}

/** The new row; null when the booking is already punished by this code (unique index). */
export async function insertPenalty(tx: Database, row: NewPenalty): Promise<Penalty | null> {
  const rows = await tx
    .insert(penalties)
    .values({ ...row, state: active })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

export async function updatePenalty(
  tx: Database,
  { clubIdx, penaltyIdx }: Pick<Penalty, "clubIdx" | "penaltyIdx">,
  change: Partial<Omit<Penalty, "clubIdx" | "penaltyIdx" | "version">>,
): Promise<Penalty> {
  const rows = await tx
    .update(penalties)
    .set({ ...change, version: sql`${penalties.version} + 1` })
    .where(and(eq(penalties.clubIdx, clubIdx), eq(penalties.penaltyIdx, penaltyIdx)))
    .returning();
  const [row] = rows;
  if (!row) throw new Error(`Penalty ${penaltyIdx} is gone.`);
  return row;
}

/** Active penalties whose suspension is over. */
export function selectOver(
  db: Database,
  clubIdx: number,
  now: Date,
): Promise<{ penaltyIdx: number; memberIdx: number }[]> {
  return db
    .select({ penaltyIdx: penalties.penaltyIdx, memberIdx: penalties.memberIdx })
    .from(penalties)
    .where(and(eq(penalties.clubIdx, clubIdx), eq(penalties.state, active), lte(penalties.suspendTo, now)))
    .orderBy(asc(penalties.memberIdx), asc(penalties.penaltyIdx));
}

/** One page of a member's penalties, newest first, with the play date of their bookings. */
export async function selectOfMember(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  { page, size }: Page,
): Promise<{ rows: ListedPenalty[]; total: number }> {
  const isWanted = ofMember(clubIdx, memberIdx);
  const rows = await db
    .select({ penalty: penalties, playDate: bookings.playDate })
    .from(penalties)
    .leftJoin(bookings, ofSameBooking)
    .where(isWanted)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await countWhere(db, isWanted) };
}

/** One page of the club's penalties for the back office, newest first. */
export async function selectForAdmin(
  db: Database,
  clubIdx: number,
  filter: PenaltyFilter,
  { page, size }: Page,
): Promise<{ rows: AdminRow[]; total: number }> {
  const isWanted = and(
    eq(penalties.clubIdx, clubIdx),
    filter.memberIdx === undefined ? undefined : eq(penalties.memberIdx, filter.memberIdx),
    filter.state === undefined ? undefined : eq(penalties.state, filter.state),
    filter.penaltyCode === undefined ? undefined : eq(penalties.penaltyCode, filter.penaltyCode),
    filter.keyword ? namesMember(filter.keyword) : undefined,
  );
  const rows = await selectNamed(db)
    .where(isWanted)
    .orderBy(...newestFirst)
    .limit(size)
    .offset((page - 1) * size);
  const totals = await db
    .select({ total: count() })
    .from(penalties)
    .innerJoin(members, isPunished)
    .where(isWanted);
  return { rows, total: totals[0]?.total ?? 0 };
}

/** One penalty with its member; null for an unknown one. */
export async function selectOneForAdmin(
  db: Database,
  clubIdx: number,
  penaltyIdx: number,
): Promise<AdminRow | null> {
  if (!isStoredIdx(penaltyIdx)) return null;
  const isIt = and(eq(penalties.clubIdx, clubIdx), eq(penalties.penaltyIdx, penaltyIdx));
  return (await selectNamed(db).where(isIt))[0] ?? null;
}

function selectNamed(db: Database) {
  return db
    .select({
      penalty: penalties,
      playDate: bookings.playDate,
      memberId: members.id,
      memberName: members.name,
    })
    .from(penalties)
    .innerJoin(members, isPunished)
    .leftJoin(bookings, ofSameBooking);
}

/** All penalties of a member, by their numbers. */
export async function selectIdxsOf(db: Database, clubIdx: number, memberIdx: number): Promise<number[]> {
  const rows = await db
    .select({ penaltyIdx: penalties.penaltyIdx })
    .from(penalties)
    .where(ofMember(clubIdx, memberIdx));
  return rows.map(({ penaltyIdx }) => penaltyIdx);
}

/** Who of some members is suspended at a moment. */
export async function selectSuspended(
  db: Database,
  clubIdx: number,
  memberIdxs: readonly number[],
  now: Date,
): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ memberIdx: penalties.memberIdx })
    .from(penalties)
    .where(
      and(
        eq(penalties.clubIdx, clubIdx),
        sql`${penalties.memberIdx} = any(${sql.param([...memberIdxs])})`,
        eq(penalties.state, active),
        gt(penalties.suspendTo, now),
      ),
    );
  return new Set(rows.map(({ memberIdx }) => memberIdx));
}

const isPunished = and(eq(members.clubIdx, penalties.clubIdx), eq(members.memberIdx, penalties.memberIdx));

function namesMember(keyword: string): SQL | undefined {
  const pattern = `%${keyword.normalize("NFC").replace(/[\\%_]/g, "\\$&")}%`;
  return or(ilike(members.name, pattern), ilike(members.id, pattern));
}

const ofSameBooking = and(
  eq(bookings.clubIdx, penalties.clubIdx),
  eq(bookings.bookingIdx, penalties.bookingIdx),
);

function ofMember(clubIdx: number, memberIdx: number): SQL | undefined {
  return and(eq(penalties.clubIdx, clubIdx), eq(penalties.memberIdx, memberIdx));
}

async function countWhere(db: Database, isWanted: SQL | undefined): Promise<number> {
  const rows = await db.select({ count: count() }).from(penalties).where(isWanted);
  return rows[0]?.count ?? 0;
}
