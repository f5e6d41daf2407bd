import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lte,
  notExists,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import { type WaitingState, waitingState } from "@/lib/contract/code-values/waitings";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { holdExists, saleExists } from "../../db/slot-holders";
import { teeSlots, waitings } from "../../db/tables";

export type Waiting = typeof waitings.$inferSelect;
export type NewWaiting = Omit<typeof waitings.$inferInsert, "waitingIdx" | "state">;
export type OfferedSlot = { sheetIdx: number; teeTime: string; courseCode: string };
export type DaySlot = {
  sheetIdx: number;
  teeTime: string;
  courseCode: string;
  minPlayers: number;
  maxPlayers: number;
  isFree: boolean;
};

const openStates = [waitingState.waiting, waitingState.offered] as const;
const inLine = [desc(waitings.priority), asc(waitings.createdAt), asc(waitings.waitingIdx)];

/** Who waits for a day, in order; without a lock, to be looked at again behind one. */
export function selectQueue(db: Database, clubIdx: number, playDate: string): Promise<Waiting[]> {
  return db
    .select()
    .from(waitings)
    .where(
      ofClub(waitings, clubIdx, eq(waitings.playDate, playDate), eq(waitings.state, waitingState.waiting)),
    )
    .orderBy(...inLine);
}

/** The open entries of some days, each day in order: what ranks are counted from. */
export function selectOpen(db: Database, clubIdx: number, playDates: readonly string[]): Promise<Waiting[]> {
  return db
    .select()
    .from(waitings)
    .where(
      ofClub(
        waitings,
        clubIdx,
        inArray(waitings.playDate, [...playDates]),
        inArray(waitings.state, [...openStates]),
      ),
    )
    .orderBy(asc(waitings.playDate), ...inLine);
}

/** The open entries of a member. */
export function selectOpenOf(db: Database, clubIdx: number, memberIdx: number): Promise<Waiting[]> {
  return db
    .select()
    .from(waitings)
    .where(and(ofMember(clubIdx, memberIdx), inArray(waitings.state, [...openStates])))
    .orderBy(asc(waitings.waitingIdx));
}

/** The member's own entry; null for an unknown or somebody else's. */
export async function selectOwn(
  db: Database,
  clubIdx: number,
  memberIdx: number,
  waitingIdx: number,
): Promise<Waiting | null> {
  if (!isStoredIdx(waitingIdx)) return null;
  const rows = await db
    .select()
    .from(waitings)
    .where(and(ofMember(clubIdx, memberIdx), eq(waitings.waitingIdx, waitingIdx)));
  return rows[0] ?? null;
}

/** The entry under a lock, as it is now; whoever moves an entry on holds this lock. */
export async function lockWaiting(
  tx: Database,
  clubIdx: number,
  waitingIdx: number,
): Promise<Waiting | null> {
  const rows = await tx
    .select()
    .from(waitings)
    .where(ofClub(waitings, clubIdx, eq(waitings.waitingIdx, waitingIdx)))
    .for("update");
  return rows[0] ?? null;
}

/** The new entry; null when the member already waits for that day (unique index). */
export async function insertWaiting(tx: Database, row: NewWaiting): Promise<Waiting | null> {
  const rows = await tx
    .insert(waitings)
    .values({ ...row, state: waitingState.waiting })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/** Moves an entry on if it still is in the state; null when somebody was faster. */
export async function swapState(
  tx: Database,
  { clubIdx, waitingIdx }: Pick<Waiting, "clubIdx" | "waitingIdx">,
  from: WaitingState,
  change: Partial<
    Pick<Waiting, "state" | "offerSheetIdx" | "offerUntil" | "bookingIdx" | "graceUntil" | "updatedAt">
  >,
): Promise<Waiting | null> {
  const rows = await tx
    .update(waitings)
    .set(change)
    .where(ofClub(waitings, clubIdx, eq(waitings.waitingIdx, waitingIdx), eq(waitings.state, from)))
    .returning();
  return rows[0] ?? null;
}

/** Offers whose time is over, oldest first. */
export function selectExpiredOffers(db: Database, clubIdx: number, now: Date): Promise<Waiting[]> {
  return db
    .select()
    .from(waitings)
    .where(ofClub(waitings, clubIdx, eq(waitings.state, waitingState.offered), lte(waitings.offerUntil, now)))
    .orderBy(asc(waitings.offerUntil), asc(waitings.waitingIdx));
}

/** Offers of these slots, in the order of their members: who takes several back locks members in that order. */
export function selectOffersOf(
  db: Database,
  clubIdx: number,
  sheetIdxs: readonly number[],
): Promise<Waiting[]> {
  return db
    .select()
    .from(waitings)
    .where(
      ofClub(
        waitings,
        clubIdx,
        eq(waitings.state, waitingState.offered),
        inArray(waitings.offerSheetIdx, [...sheetIdxs]),
      ),
    )
    .orderBy(asc(waitings.memberIdx), asc(waitings.waitingIdx));
}

/** Open entries of days up to `lastDate`, in idx order. */
export function selectOpenUntil(db: Database, clubIdx: number, lastDate: string): Promise<Waiting[]> {
  return db
    .select()
    .from(waitings)
    .where(
      ofClub(waitings, clubIdx, lte(waitings.playDate, lastDate), inArray(waitings.state, [...openStates])),
    )
    .orderBy(asc(waitings.waitingIdx));
}

/** Which of a member's requests: in a state, of a play date from a day on. */
export type OwnWaitings = { state?: WaitingState | undefined; from?: string | undefined };

/** One page of a member's entries, newest first, with what is offered. */
export async function selectPage(
  db: Database,
  { clubIdx, memberIdx, state, from }: OwnWaitings & { clubIdx: number; memberIdx: number },
  { page, size }: { page: number; size: number },
): Promise<{ rows: { waiting: Waiting; offer: OfferedSlot | null }[]; total: number }> {
  const isWanted = and(
    ofMember(clubIdx, memberIdx),
    state === undefined ? undefined : eq(waitings.state, state),
    from === undefined ? undefined : gte(waitings.playDate, from),
  );
  const rows = await db
    .select({
      waiting: getTableColumns(waitings),
      offer: {
        sheetIdx: teeSlots.sheetIdx,
        teeTime: teeSlots.teeTime,
        courseCode: teeSlots.courseCode,
      },
    })
    .from(waitings)
    .leftJoin(teeSlots, ofClub(teeSlots, waitings.clubIdx, eq(teeSlots.sheetIdx, waitings.offerSheetIdx)))
    .where(isWanted)
    .orderBy(desc(waitings.createdAt), desc(waitings.waitingIdx))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(waitings, isWanted) };
}

/** Who looks for a free slot: a member of a type at a moment. */
export type Candidate = { clubIdx: number; memberType: string; now: Date };

/** The slots of a day in order, and whether such a member could book each: open for the type, not sold, not held. */
export async function selectDaySlots(
  db: Database,
  candidate: Candidate,
  playDate: string,
): Promise<DaySlot[]> {
  return db
    .select({
      sheetIdx: teeSlots.sheetIdx,
      teeTime: teeSlots.teeTime,
      courseCode: teeSlots.courseCode,
      minPlayers: teeSlots.minPlayers,
      maxPlayers: teeSlots.maxPlayers,
      isFree: sql<boolean>`coalesce(${isBookable(db, candidate)}, false)`,
    })
    .from(teeSlots)
    .where(ofClub(teeSlots, candidate.clubIdx, eq(teeSlots.playDate, playDate)))
    .orderBy(asc(teeSlots.sheetIdx));
}

/** Holds slots as they are until the end of the transaction: nobody frees or sells one meanwhile. Ascending. */
export async function holdStill(tx: Database, clubIdx: number, sheetIdxs: readonly number[]): Promise<void> {
  await tx
    .select({ sheetIdx: teeSlots.sheetIdx })
    .from(teeSlots)
    .where(ofClub(teeSlots, clubIdx, inArray(teeSlots.sheetIdx, [...sheetIdxs])))
    .orderBy(asc(teeSlots.sheetIdx))
    .for("share");
}

function isBookable(db: Database, { memberType, now }: Candidate): SQL | undefined {
  return and(
    or(
      eq(teeSlots.openType, slotState.open),
      and(eq(teeSlots.openType, slotState.membersOnly), sql`${memberType} = any(${teeSlots.memberTypes})`),
    ),
    isNull(teeSlots.linkedSheetIdx),
    notExists(saleExists(db)),
    notExists(holdExists(db, now)),
  );
}

function ofMember(clubIdx: number, memberIdx: number): SQL | undefined {
  return ofClub(waitings, clubIdx, eq(waitings.memberIdx, memberIdx));
}
