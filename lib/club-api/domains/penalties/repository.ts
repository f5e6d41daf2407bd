import { asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { type PenaltyKind, penaltyState } from "@/lib/contract/code-values/penalties";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { oneOfClub } from "../../db/one-of-club";
import { members, penalties } from "../../db/tables";

/** In force, or in line behind another suspension. */
export const active = penaltyState.active;

/** All penalties of a member. */
export function ofMember(clubIdx: number, memberIdx: number): SQL | undefined {
  return ofClub(penalties, clubIdx, eq(penalties.memberIdx, memberIdx));
}

export type Penalty = typeof penalties.$inferSelect;
export type NewPenalty = Omit<typeof penalties.$inferInsert, "penaltyIdx" | "state" | "version">;

/** The member's row under a lock: all changes of one member's suspensions stand in line. */
export async function lockMember(tx: Database, clubIdx: number, memberIdx: number): Promise<boolean> {
  const rows = await tx
    .select({ memberIdx: members.memberIdx })
    .from(members)
    .where(ofClub(members, clubIdx, eq(members.memberIdx, memberIdx)))
    .for("no key update");
  return rows.length === 1;
}

export async function selectPenalty(
  db: Database,
  clubIdx: number,
  penaltyIdx: number,
): Promise<Penalty | null> {
  if (!isStoredIdx(penaltyIdx)) return null;
  return oneOfClub(db, penalties, clubIdx, eq(penalties.penaltyIdx, penaltyIdx));
}

export async function selectOfBooking(
  db: Database,
  clubIdx: number,
  bookingIdx: number,
  penaltyCode: PenaltyKind,
): Promise<Penalty | null> {
  return oneOfClub(
    db,
    penalties,
    clubIdx,
    eq(penalties.bookingIdx, bookingIdx),
    eq(penalties.penaltyCode, penaltyCode),
  );
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
    .where(ofClub(penalties, clubIdx, eq(penalties.penaltyIdx, penaltyIdx)))
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
    .where(ofClub(penalties, clubIdx, eq(penalties.state, active), lte(penalties.suspendTo, now)))
    .orderBy(asc(penalties.memberIdx), asc(penalties.penaltyIdx));
}
