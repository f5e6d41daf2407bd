import { and, asc, desc, eq, gte, inArray, lt, ne, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { JoinAskState, JoinChoice } from "@/lib/contract/bookings/joins";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import {
  bookingPlayers,
  bookings,
  joinAsks,
  joinChoices,
  joinExclusions,
  joinRequests,
  members,
  openParties,
  teeSlots,
} from "../../db/tables";

export type JoinRequest = typeof joinRequests.$inferSelect;
export type NewRequest = Omit<typeof joinRequests.$inferInsert, "requestIdx">;
export type JoinAsk = typeof joinAsks.$inferSelect;

type Owner = { clubIdx: number; memberIdx: number };
type PageSpan = { offset: number; limit: number };

const liveStates = [bookingState.booked, bookingState.confirmed];
const isBookingOf = (table: typeof openParties | typeof joinAsks) =>
  ofClub(bookings, table.clubIdx, eq(bookings.bookingIdx, table.bookingIdx));

export async function selectChoice(db: Database, { clubIdx, memberIdx }: Owner): Promise<JoinChoice | null> {
  const { isOn, level, languages, pace } = joinChoices;
  const [row] = await db
    .select({ isOn, level, languages, pace })
    .from(joinChoices)
    .where(ofClub(joinChoices, clubIdx, eq(joinChoices.memberIdx, memberIdx)));
  return row ?? null;
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
    .select({ request: joinRequests, choice: joinChoices, name: members.name })
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
  return rows.map(({ request, choice: { level, languages, pace }, name }) => ({
    ...request,
    ...{ level, languages, pace, name },
    players: playersOf(request),
  }));
}

/** A golfer alone, or with a partner. */
export function playersOf({ partnerName }: Pick<JoinRequest, "partnerName">): 1 | 2 {
  return partnerName === null ? 1 : 2;
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
  { clubIdx, requestIdx }: JoinRequest,
  now: Date,
): Promise<void> {
  await tx
    .update(joinRequests)
    .set({ state: "JOINED", endedAt: now })
    .where(ofClub(joinRequests, clubIdx, eq(joinRequests.requestIdx, requestIdx)));
}

/** Open parties of live bookings whose bookers take part, with the flight's size and how many have joined and stayed. */
export async function selectParties(
  db: Database,
  clubIdx: number,
  { from, to, bookingIdx }: { from?: string; to?: string; bookingIdx?: number },
) {
  const joined = sql<number>`(select coalesce(sum(${joinAsks.players}), 0)::int from ${joinAsks} where ${ofClub(
    joinAsks,
    openParties.clubIdx,
    eq(joinAsks.bookingIdx, openParties.bookingIdx),
    eq(joinAsks.state, "JOINED"),
    sql`exists (select 1 from ${bookingPlayers} where ${ofClub(
      bookingPlayers,
      joinAsks.clubIdx,
      eq(bookingPlayers.bookingIdx, joinAsks.bookingIdx),
      eq(bookingPlayers.memberIdx, joinAsks.memberIdx),
    )})`,
  )})`;
  return await db
    .select({ party: openParties, booking: bookings, maxPlayers: teeSlots.maxPlayers, joined })
    .from(openParties)
    .innerJoin(bookings, and(isBookingOf(openParties), eq(bookings.memberIdx, openParties.memberIdx)))
    .innerJoin(teeSlots, ofClub(teeSlots, bookings.clubIdx, eq(teeSlots.sheetIdx, bookings.sheetIdx)))
    .innerJoin(
      joinChoices,
      ofClub(
        joinChoices,
        openParties.clubIdx,
        eq(joinChoices.memberIdx, openParties.memberIdx),
        eq(joinChoices.isOn, true),
      ),
    )
    .where(
      ofClub(
        openParties,
        clubIdx,
        sql`${openParties.closedAt} is null`,
        inArray(bookings.state, liveStates),
        from === undefined ? undefined : gte(bookings.playDate, from),
        to === undefined ? undefined : sql`${bookings.playDate} <= ${to}`,
        bookingIdx === undefined ? undefined : eq(openParties.bookingIdx, bookingIdx),
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime), asc(bookings.bookingIdx));
}

/** A member's own live bookings of a span, each with the size of its flight. */
export function selectOwnBookings(
  db: Database,
  { clubIdx, memberIdx }: Owner,
  { from, to }: { from: string; to: string },
) {
  return db
    .select({ booking: bookings, maxPlayers: teeSlots.maxPlayers })
    .from(bookings)
    .innerJoin(teeSlots, ofClub(teeSlots, bookings.clubIdx, eq(teeSlots.sheetIdx, bookings.sheetIdx)))
    .where(
      ofClub(
        bookings,
        clubIdx,
        eq(bookings.memberIdx, memberIdx),
        inArray(bookings.state, liveStates),
        sql`${bookings.playDate} between ${from} and ${to}`,
      ),
    )
    .orderBy(asc(bookings.playDate), asc(bookings.teeTime));
}

export async function upsertParty(tx: Database, row: typeof openParties.$inferInsert): Promise<void> {
  const { clubIdx: _club, bookingIdx: _booking, createdAt: _since, ...change } = row;
  await tx
    .insert(openParties)
    .values(row)
    .onConflictDoUpdate({ target: [openParties.clubIdx, openParties.bookingIdx], set: change });
}

export async function closeParties(
  tx: Database,
  clubIdx: number,
  which: { memberIdx: number } | { bookingIdx: number },
  closedAt: Date,
): Promise<void> {
  const isMeant =
    "memberIdx" in which
      ? eq(openParties.memberIdx, which.memberIdx)
      : eq(openParties.bookingIdx, which.bookingIdx);
  await tx
    .update(openParties)
    .set({ closedAt })
    .where(ofClub(openParties, clubIdx, isMeant, sql`${openParties.closedAt} is null`));
}

/** Stores an ask. A request asks a party once: null when it has asked before. */
export async function insertAsk(
  tx: Database,
  row: Omit<typeof joinAsks.$inferInsert, "askIdx">,
): Promise<number | null> {
  const [stored] = await tx.insert(joinAsks).values(row).onConflictDoNothing().returning();
  return stored?.askIdx ?? null;
}

export async function selectAsk(db: Database, clubIdx: number, askIdx: number): Promise<JoinAsk | null> {
  if (!isStoredIdx(askIdx)) return null;
  const [row] = await db
    .select()
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, eq(joinAsks.askIdx, askIdx)));
  return row ?? null;
}

/** The same under a lock: answers and withdrawals come one after the other. */
export async function lockAsk(tx: Database, clubIdx: number, askIdx: number): Promise<JoinAsk | null> {
  const [row] = await tx
    .select()
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, eq(joinAsks.askIdx, askIdx)))
    .for("update");
  return row ?? null;
}

/** Asks of some requests, or about some bookings; the oldest first. */
export async function selectAsks(
  db: Database,
  clubIdx: number,
  which: { requestIdxs: readonly number[] } | { bookingIdxs: readonly number[] } | { state: JoinAskState },
): Promise<JoinAsk[]> {
  if ("requestIdxs" in which && which.requestIdxs.length === 0) return [];
  if ("bookingIdxs" in which && which.bookingIdxs.length === 0) return [];
  const isMeant =
    "requestIdxs" in which
      ? inArray(joinAsks.requestIdx, [...which.requestIdxs])
      : "bookingIdxs" in which
        ? inArray(joinAsks.bookingIdx, [...which.bookingIdxs])
        : eq(joinAsks.state, which.state);
  return await db
    .select()
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, isMeant))
    .orderBy(asc(joinAsks.createdAt), asc(joinAsks.askIdx));
}

export async function endAsks(
  tx: Database,
  clubIdx: number,
  which: { askIdx: number } | { requestIdx: number } | { memberIdx: number } | { bookingIdx: number },
  { endedAt, endedBy }: { endedAt: Date; endedBy: NonNullable<JoinAsk["endedBy"]> },
): Promise<JoinAsk[]> {
  const isMeant =
    "askIdx" in which
      ? eq(joinAsks.askIdx, which.askIdx)
      : "requestIdx" in which
        ? eq(joinAsks.requestIdx, which.requestIdx)
        : "memberIdx" in which
          ? eq(joinAsks.memberIdx, which.memberIdx)
          : eq(joinAsks.bookingIdx, which.bookingIdx);
  return await tx
    .update(joinAsks)
    .set({ state: "ENDED", endedAt, endedBy })
    .where(ofClub(joinAsks, clubIdx, isMeant, eq(joinAsks.state, "ASKED")))
    .returning();
}

export async function setJoined(tx: Database, { clubIdx, askIdx }: JoinAsk, now: Date): Promise<void> {
  await tx
    .update(joinAsks)
    .set({ state: "JOINED", endedAt: now })
    .where(ofClub(joinAsks, clubIdx, eq(joinAsks.askIdx, askIdx)));
}

/** Whom members would not be joined with; of all members without `memberIdx`. */
export async function selectExclusions(
  db: Database,
  clubIdx: number,
  memberIdx?: number,
): Promise<Map<number, Set<number>>> {
  const rows = await db
    .select({ memberIdx: joinExclusions.memberIdx, otherIdx: joinExclusions.otherIdx })
    .from(joinExclusions)
    .where(
      ofClub(
        joinExclusions,
        clubIdx,
        memberIdx === undefined ? undefined : eq(joinExclusions.memberIdx, memberIdx),
      ),
    );
  const found = new Map<number, Set<number>>();
  for (const row of rows) {
    const own = found.get(row.memberIdx) ?? new Set();
    found.set(row.memberIdx, own.add(row.otherIdx));
  }
  return found;
}

/** A member's own list with the names on it. */
export function selectExcluded(db: Database, { clubIdx, memberIdx }: Owner) {
  return db
    .select({ exclusionIdx: joinExclusions.exclusionIdx, name: members.name })
    .from(joinExclusions)
    .innerJoin(
      members,
      ofClub(members, joinExclusions.clubIdx, eq(members.memberIdx, joinExclusions.otherIdx)),
    )
    .where(ofClub(joinExclusions, clubIdx, eq(joinExclusions.memberIdx, memberIdx)))
    .orderBy(asc(joinExclusions.exclusionIdx));
}

export async function insertExclusion(
  tx: Database,
  row: Omit<typeof joinExclusions.$inferInsert, "exclusionIdx">,
): Promise<number> {
  const { clubIdx, memberIdx, otherIdx } = joinExclusions;
  const [stored] = await tx
    .insert(joinExclusions)
    .values(row)
    .onConflictDoUpdate({ target: [clubIdx, memberIdx, otherIdx], set: { otherIdx: row.otherIdx } })
    .returning({ exclusionIdx: joinExclusions.exclusionIdx });
  if (!stored) throw new Error("The entry was not stored.");
  return stored.exclusionIdx;
}

/** False when the member's list has no such entry. */
export async function deleteExclusion(
  tx: Database,
  { clubIdx, memberIdx }: Owner,
  exclusionIdx: number,
): Promise<boolean> {
  if (!isStoredIdx(exclusionIdx)) return false;
  const rows = await tx
    .delete(joinExclusions)
    .where(
      ofClub(
        joinExclusions,
        clubIdx,
        eq(joinExclusions.memberIdx, memberIdx),
        eq(joinExclusions.exclusionIdx, exclusionIdx),
      ),
    )
    .returning({ exclusionIdx: joinExclusions.exclusionIdx });
  return rows.length > 0;
}

const bookers = alias(members, "bookers");

export type OfficeFilter = { state?: JoinAskState | undefined; keyword?: string | undefined };

export async function selectForOffice(
  db: Database,
  clubIdx: number,
  { state, keyword }: OfficeFilter,
  { offset, limit }: PageSpan,
) {
  const like = `%${(keyword ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const wanted = ofClub(
    joinAsks,
    clubIdx,
    state === undefined ? undefined : eq(joinAsks.state, state),
    keyword
      ? sql`(${members.name} ilike ${like} or ${members.id} ilike ${like} or ${bookers.name} ilike ${like}
          or ${bookers.id} ilike ${like})`
      : undefined,
  );
  const found = db
    .select({
      ask: joinAsks,
      ...{ memberId: members.id, memberName: members.name },
      ...{ playDate: bookings.playDate, teeTime: bookings.teeTime },
      bookerId: sql<string>`coalesce(${bookers.id}, '')`,
      bookerName: sql<string>`coalesce(${bookers.name}, '')`,
    })
    .from(joinAsks)
    .innerJoin(members, ofClub(members, joinAsks.clubIdx, eq(members.memberIdx, joinAsks.memberIdx)))
    .innerJoin(bookings, isBookingOf(joinAsks))
    .leftJoin(bookers, ofClub(bookers, bookings.clubIdx, eq(bookers.memberIdx, bookings.memberIdx)))
    .where(wanted);
  const rows = await found.orderBy(desc(joinAsks.askIdx)).limit(limit).offset(offset);
  const [counted] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(joinAsks)
    .innerJoin(members, ofClub(members, joinAsks.clubIdx, eq(members.memberIdx, joinAsks.memberIdx)))
    .innerJoin(bookings, isBookingOf(joinAsks))
    .leftJoin(bookers, ofClub(bookers, bookings.clubIdx, eq(bookers.memberIdx, bookings.memberIdx)))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** Asks and joins by month of the club (`2026-11`) in which they were asked. */
export async function selectMonths(db: Database, clubIdx: number, zone: string, since: Date) {
  const month = sql<string>`to_char(${joinAsks.createdAt} at time zone ${zone}, 'YYYY-MM')`;
  const rows = db
    .select({ month: month.as("month"), state: joinAsks.state, players: joinAsks.players })
    .from(joinAsks)
    .where(ofClub(joinAsks, clubIdx, gte(joinAsks.createdAt, since)))
    .as("told");
  return await db
    .select({
      month: sql<string>`month`,
      asked: sql<number>`count(*)::int`,
      joined: sql<number>`(count(*) filter (where state = 'JOINED'))::int`,
      players: sql<number>`coalesce(sum(players) filter (where state = 'JOINED'), 0)::int`,
    })
    .from(rows)
    .groupBy(sql`month`);
}

export async function countWaitingRequests(db: Database, clubIdx: number, today: string): Promise<number> {
  return await db.$count(
    joinRequests,
    ofClub(joinRequests, clubIdx, eq(joinRequests.state, "OPEN"), gte(joinRequests.toDate, today)),
  );
}

/** Drops requests of days that are long over, with what was asked by them, and parties of such days. */
export async function deleteBefore(db: Database, clubIdx: number, date: string): Promise<void> {
  await db.delete(joinRequests).where(ofClub(joinRequests, clubIdx, lt(joinRequests.toDate, date)));
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
