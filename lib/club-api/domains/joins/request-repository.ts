import { asc, desc, eq, gte, inArray, lt, ne, type SQL } from "drizzle-orm";
import type { JoinChoice } from "@/lib/contract/bookings/joins";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import { bookings, joinChoices, joinFlights, joinRequests, members, openParties } from "../../db/tables";

export type JoinRequest = typeof joinRequests.$inferSelect;
export type NewRequest = Omit<typeof joinRequests.$inferInsert, "requestIdx">;

/** A member of a club. */
export type Owner = { clubIdx: number; memberIdx: number };

export async function selectChoice(db: Database, { clubIdx, memberIdx }: Owner): Promise<JoinChoice | null> {
  const { isOn, level, languages, pace } = joinChoices;
  const [row] = await db
    .select({ isOn, level, languages, pace })
    .from(joinChoices)
    .where(ofClub(joinChoices, clubIdx, eq(joinChoices.memberIdx, memberIdx)));
  return row ?? null;
}

/** The choices of some members, whether they still take part or not. */
export function selectChoices(db: Database, clubIdx: number, memberIdxs: readonly number[]) {
  return db
    .select()
    .from(joinChoices)
    .where(ofClub(joinChoices, clubIdx, inArray(joinChoices.memberIdx, [...memberIdxs])));
}

export async function upsertChoice(tx: Database, owner: Owner, choice: JoinChoice, now: Date): Promise<void> {
  const change = { ...choice, updatedAt: now };
  await tx
    .insert(joinChoices)
    .values({ ...owner, ...change })
    .onConflictDoUpdate({ target: [joinChoices.clubIdx, joinChoices.memberIdx], set: change });
}

export async function insertRequest(tx: Database, row: NewRequest): Promise<number> {
  const [stored] = await tx.insert(joinRequests).values(row).returning();
  if (!stored) throw new Error("The request was not stored.");
  return stored.requestIdx;
}

export async function countOpenRequests(db: Database, owner: Owner, today: string): Promise<number> {
  return await db.$count(joinRequests, isOpenRequest(owner, today));
}

function isOpenRequest({ clubIdx, memberIdx }: Owner, today: string): SQL {
  return ofClub(
    joinRequests,
    clubIdx,
    eq(joinRequests.memberIdx, memberIdx),
    eq(joinRequests.state, "OPEN"),
    gte(joinRequests.toDate, today),
  );
}

export async function selectRequest(
  db: Database,
  clubIdx: number,
  requestIdx: number,
): Promise<JoinRequest | null> {
  if (!isStoredIdx(requestIdx)) return null;
  const [row] = await db
    .select()
    .from(joinRequests)
    .where(ofClub(joinRequests, clubIdx, eq(joinRequests.requestIdx, requestIdx)));
  return row ?? null;
}

/** A member's requests of days that are not over, the newest first. */
export function selectOwnRequests(db: Database, { clubIdx, memberIdx }: Owner, today: string) {
  return db
    .select()
    .from(joinRequests)
    .where(
      ofClub(
        joinRequests,
        clubIdx,
        eq(joinRequests.memberIdx, memberIdx),
        ne(joinRequests.state, "ENDED"),
        gte(joinRequests.toDate, today),
      ),
    )
    .orderBy(desc(joinRequests.requestIdx));
}

/** Requests that wait, of active members who take part, with what they chose; the oldest first. */
export async function selectWaitingRequests(
  db: Database,
  clubIdx: number,
  { today, memberIdx, requestIdxs }: { today: string; memberIdx?: number; requestIdxs?: readonly number[] },
) {
  const rows = await db
    .select({
      request: joinRequests,
      choice: joinChoices,
      name: members.name,
      memberType: members.memberType,
    })
    .from(joinRequests)
    .innerJoin(
      joinChoices,
      ofClub(
        joinChoices,
        joinRequests.clubIdx,
        eq(joinChoices.memberIdx, joinRequests.memberIdx),
        eq(joinChoices.isOn, true),
      ),
    )
    .innerJoin(
      members,
      ofClub(
        members,
        joinRequests.clubIdx,
        eq(members.memberIdx, joinRequests.memberIdx),
        eq(members.state, memberState.active),
      ),
    )
    .where(
      ofClub(
        joinRequests,
        clubIdx,
        eq(joinRequests.state, "OPEN"),
        gte(joinRequests.toDate, today),
        memberIdx === undefined ? undefined : eq(joinRequests.memberIdx, memberIdx),
        requestIdxs === undefined ? undefined : inArray(joinRequests.requestIdx, [...requestIdxs]),
      ),
    )
    .orderBy(asc(joinRequests.requestIdx));
  return rows.map(({ request, choice: { level, languages, pace }, name, memberType }) => ({
    ...request,
    level,
    languages,
    pace,
    name,
    memberType,
    players: playersOf(request),
  }));
}

export async function countWaitingRequests(db: Database, clubIdx: number, today: string): Promise<number> {
  return await db.$count(
    joinRequests,
    ofClub(joinRequests, clubIdx, eq(joinRequests.state, "OPEN"), gte(joinRequests.toDate, today)),
  );
}

/** A golfer alone, or with a partner. */
export function playersOf({ partnerName }: Pick<JoinRequest, "partnerName">): 1 | 2 {
  return partnerName === null ? 1 : 2;
}

/** Whether all of some requests still wait; nobody withdraws one of them until the end of the transaction. */
export async function lockOpen(
  tx: Database,
  clubIdx: number,
  requestIdxs: readonly number[],
): Promise<boolean> {
  const rows = await tx
    .select({ requestIdx: joinRequests.requestIdx })
    .from(joinRequests)
    .where(
      ofClub(
        joinRequests,
        clubIdx,
        inArray(joinRequests.requestIdx, [...requestIdxs]),
        eq(joinRequests.state, "OPEN"),
      ),
    )
    .orderBy(asc(joinRequests.requestIdx))
    .for("update");
  return rows.length === requestIdxs.length;
}

export async function endRequests(
  tx: Database,
  clubIdx: number,
  which: { memberIdx: number } | { requestIdx: number } | { before: string },
  { endedAt, endedBy }: { endedAt: Date; endedBy: NonNullable<JoinRequest["endedBy"]> },
): Promise<void> {
  const isMeant =
    "memberIdx" in which
      ? eq(joinRequests.memberIdx, which.memberIdx)
      : "requestIdx" in which
        ? eq(joinRequests.requestIdx, which.requestIdx)
        : lt(joinRequests.toDate, which.before);
  await tx
    .update(joinRequests)
    .set({ state: "ENDED", endedAt, endedBy })
    .where(ofClub(joinRequests, clubIdx, isMeant, eq(joinRequests.state, "OPEN")));
}

export async function markJoined(
  tx: Database,
  { clubIdx, requestIdx }: Pick<JoinRequest, "clubIdx" | "requestIdx">,
  now: Date,
): Promise<void> {
  await tx
    .update(joinRequests)
    .set({ state: "JOINED", endedAt: now })
    .where(ofClub(joinRequests, clubIdx, eq(joinRequests.requestIdx, requestIdx)));
}

/** Drops requests of days that are long over, with what was asked by them, and parties and flights of such days. */
export async function deleteBefore(db: Database, clubIdx: number, date: string): Promise<void> {
  await db.delete(joinRequests).where(ofClub(joinRequests, clubIdx, lt(joinRequests.toDate, date)));
  await db.delete(joinFlights).where(ofClub(joinFlights, clubIdx, lt(joinFlights.playDate, date)));
  await db.delete(openParties).where(
    ofClub(
      openParties,
      clubIdx,
      inArray(
        openParties.bookingIdx,
        db
          .select({ bookingIdx: bookings.bookingIdx })
          .from(bookings)
          .where(ofClub(bookings, clubIdx, lt(bookings.playDate, date))),
      ),
    ),
  );
}
