import type { JoinChoice, JoinRequestInput, OpenPartyInput } from "@/lib/contract/bookings/joins";
import { memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import { mostExclusions } from "@/lib/shared/join-choices";
import { maskName } from "@/lib/shared/texts/mask";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  closeParties,
  countOpenRequests,
  deleteExclusion,
  endAsks,
  endRequests,
  endTakingPart,
  findParties,
  freeSeatsOf,
  insertAsk,
  insertExclusion,
  insertRequest,
  joinSpan,
  requireJoins,
  requireTakingPart,
  selectAsk,
  selectAsks,
  selectExcluded,
  selectExclusions,
  selectRequest,
  selectWaitingRequests,
  upsertChoice,
  upsertParty,
} from "../../domains/joins";
import { findMember, lockMember } from "../../domains/members";
import {
  findBooking,
  isChangeable,
  playersOf,
  readBookingPolicy,
  rosterDueAt,
} from "../../domains/reservations";
import { readSlot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { nameCompanions } from "../bookings/companions";
import { refuseSuspended, requireActive } from "../bookings/slot-checks";
import { isTaken, readOpenParties } from "./open-parties";

/**
 * Saves a member's choice about joining. Switching off ends everything that waits at the same moment. Throws 5001 for
 * a member who switches on while the club has none.
 */
export function saveChoice(
  db: Database,
  ctx: Context,
  memberIdx: number,
  choice: JoinChoice,
): Promise<JoinChoice> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockMember(tx, clubIdx, memberIdx);
    if (choice.isOn) await requireJoins(tx, clubIdx);
    await upsertChoice(tx, { clubIdx, memberIdx }, choice, ctx.now);
    if (!choice.isOn) await endTakingPart(tx, ctx, memberIdx);
    return choice;
  });
}

/** A request within what the club allows (C0570). Throws 5001 to 5004, 5007, 1003, 4205, 9001 `partner`. */
export function requestJoin(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { partner, ...span }: JoinRequestInput,
): Promise<CallOutput<"POST /ext/join-requests">> {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    await lockMember(tx, clubIdx, memberIdx);
    await requireActive(tx, ctx, memberIdx);
    const policy = await requireTakingPart(tx, clubIdx, memberIdx);
    await refuseSuspended(tx, ctx, memberIdx);
    const { from, to } = joinSpan(ctx, policy);
    const { fromDate, toDate, fromTime, toTime } = span;
    if (fromDate < from || toDate > to || fromDate > toDate || fromTime > toTime) {
      throw new ClubFailure("JOIN_SPAN", [from, to]);
    }
    const owner = { clubIdx, memberIdx };
    if ((await countOpenRequests(tx, owner, clubDate(ctx.now, zone))) >= policy.requests) {
      throw new ClubFailure("JOIN_LIMIT", [String(policy.requests)]);
    }
    const named = partner ? await partnerOf(tx, ctx, memberIdx, partner, policy.guests) : {};
    const row = { ...owner, ...span, ...named, state: "OPEN" as const, createdAt: ctx.now };
    return { requestIdx: await insertRequest(tx, row) };
  });
}

type Partner = NonNullable<JoinRequestInput["partner"]>;

async function partnerOf(tx: Database, ctx: Context, memberIdx: number, partner: Partner, guests: boolean) {
  const [named] = await nameCompanions(tx, ctx, { memberIdx, players: [partner] });
  if (named?.memberIdx == null) {
    if (!named?.name) throw new ClubFailure("VAL_FIELD", ["partner", "one_name"]);
    if (!guests) throw new ClubFailure("JOIN_GUEST");
    return { partnerName: named.name };
  }
  const { memberIdx: partnerIdx, name } = await requireOther(tx, ctx, memberIdx, named.memberIdx, "partner");
  return { partnerIdx, partnerName: name };
}

/** Another active member; an unknown one, one who cannot be named and oneself are refused alike (9001). */
async function requireOther(tx: Database, ctx: Context, memberIdx: number, otherIdx: number, field: string) {
  const other = await findMember(tx, ctx.club.clubIdx, otherIdx);
  if (other?.state !== memberState.active || otherIdx === memberIdx)
    throw new ClubFailure("VAL_FIELD", [field, "no_member"]);
  return other;
}

/** Withdraws an own request. Throws 2001 for somebody else's. */
export function withdrawRequest(db: Database, ctx: Context, memberIdx: number, requestIdx: number) {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    const found = await selectRequest(tx, clubIdx, requestIdx);
    if (found?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
    const end = { endedAt: ctx.now, endedBy: "MEMBER" } as const;
    await endRequests(tx, clubIdx, { requestIdx }, end);
    await endAsks(tx, clubIdx, { requestIdx }, end);
    return { requestIdx };
  });
}

/**
 * Asks for a place. The answer says no more than that it was asked: who answers, and whether anybody will, is not known
 * here, so it takes the same time for everybody. Throws 2001, 5001, 5002, 5005, 1003, 4205.
 */
export function askToJoin(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { requestIdx, bookingIdx }: { requestIdx: number; bookingIdx: number },
): Promise<CallOutput<"POST /ext/join-asks">> {
  const { clubIdx, zone } = ctx.club;
  return transaction(db, async (tx) => {
    await lockMember(tx, clubIdx, memberIdx);
    await requireActive(tx, ctx, memberIdx);
    await requireTakingPart(tx, clubIdx, memberIdx);
    await refuseSuspended(tx, ctx, memberIdx);
    const today = clubDate(ctx.now, zone);
    const [request] = await selectWaitingRequests(tx, clubIdx, {
      today,
      memberIdx,
      requestIdxs: [requestIdx],
    });
    if (!request) throw new ClubFailure("NOT_FOUND");
    const parties = await readOpenParties(tx, ctx, bookingIdx);
    const own = await selectExclusions(tx, clubIdx, memberIdx);
    if (!findParties([request], parties, own).get(requestIdx)?.length) throw new ClubFailure("JOIN_GONE");
    const { players } = request;
    const row = { clubIdx, requestIdx, bookingIdx, memberIdx, players, createdAt: ctx.now };
    const askIdx = await insertAsk(tx, { ...row, state: "ASKED" });
    if (askIdx !== null) return { askIdx, state: "ASKED" };
    const before = (await selectAsks(tx, clubIdx, { requestIdxs: [requestIdx] })).find(
      (ask) => ask.bookingIdx === bookingIdx,
    );
    if (before?.state !== "ASKED") throw new ClubFailure("JOIN_GONE");
    return { askIdx: before.askIdx, state: before.state };
  });
}

/** Withdraws what the member asked, as long as it waits. Throws 2001 for somebody else's, 5005 for what was answered. */
export function withdrawAsk(db: Database, ctx: Context, memberIdx: number, askIdx: number) {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    const found = await selectAsk(tx, clubIdx, askIdx);
    if (found?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
    const end = { endedAt: ctx.now, endedBy: "MEMBER" } as const;
    const [ended] = await endAsks(tx, clubIdx, { askIdx }, end);
    if (!ended) throw new ClubFailure("JOIN_GONE");
    return { askIdx, state: ended.state };
  });
}

/** Opens an own booking to others. Throws 2001, 5001, 5002, 5005 for a booking that takes in nobody, 5006 for more places than there are. */
export function openParty(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { bookingIdx, ...wanted }: OpenPartyInput & { bookingIdx: number },
) {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockMember(tx, clubIdx, memberIdx);
    await requireActive(tx, ctx, memberIdx);
    const policy = await requireTakingPart(tx, clubIdx, memberIdx);
    const booking = await findBooking(tx, clubIdx, bookingIdx);
    if (booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
    const numbers = await readBookingPolicy(tx, clubIdx);
    const isDue = ctx.now >= rosterDueAt(ctx, booking.playDate, numbers);
    if (!isChangeable(booking) || isDue || booking.playDate > joinSpan(ctx, policy).to) {
      throw new ClubFailure("JOIN_GONE");
    }
    const slot = await readSlot(tx, clubIdx, booking.sheetIdx);
    const players = await playersOf(tx, clubIdx, bookingIdx);
    const joined = await joinedOf(tx, clubIdx, bookingIdx, players);
    const isOpen = (await readOpenParties(tx, ctx, bookingIdx)).length > 0;
    // A party that is opened again offers so many more places.
    const seats = isOpen ? wanted.seats : wanted.seats + joined;
    const taken = players.filter(isTaken).length;
    const party = { seats, joined, taken, maxPlayers: slot?.maxPlayers ?? 0 };
    if (freeSeatsOf(party) < seats - joined) throw new ClubFailure("JOIN_FULL");
    const offer = { ...wanted, seats };
    await upsertParty(tx, { clubIdx, bookingIdx, memberIdx, ...offer, createdAt: ctx.now, closedAt: null });
    return { bookingIdx, ...offer };
  });
}

/** How many have joined a booking and stayed. */
async function joinedOf(
  db: Database,
  clubIdx: number,
  bookingIdx: number,
  players: readonly { memberIdx: number | null }[],
): Promise<number> {
  const asks = await selectAsks(db, clubIdx, { bookingIdxs: [bookingIdx] });
  return asks
    .filter(
      ({ state, memberIdx }) => state === "JOINED" && players.some((one) => one.memberIdx === memberIdx),
    )
    .reduce((sum, ask) => sum + ask.players, 0);
}

/** Takes in nobody any more; who has joined stays. Throws 2001 for somebody else's booking. */
export function closeParty(db: Database, ctx: Context, memberIdx: number, bookingIdx: number) {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    const booking = await findBooking(tx, clubIdx, bookingIdx);
    if (booking?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
    await closeParties(tx, clubIdx, { bookingIdx }, ctx.now);
    return { bookingIdx };
  });
}

/** Somebody with whom the member would not be joined. Throws 9001 `memberId` for who cannot be named, 5008 above the number. */
export function excludeMember(
  db: Database,
  ctx: Context,
  memberIdx: number,
  who: { memberId: string } | { companionRef: string },
): Promise<CallOutput<"POST /ext/join-exclusions">> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await lockMember(tx, clubIdx, memberIdx);
    await requireJoins(tx, clubIdx);
    const [named] = await nameCompanions(tx, ctx, { memberIdx, players: [who] });
    const field = "memberId" in who ? "memberId" : "companionRef";
    const other = await requireOther(tx, ctx, memberIdx, named?.memberIdx ?? 0, field);
    if ((await selectExcluded(tx, { clubIdx, memberIdx })).length >= mostExclusions) {
      throw new ClubFailure("JOIN_EXCLUSIONS", [String(mostExclusions)]);
    }
    const row = { clubIdx, memberIdx, otherIdx: other.memberIdx, createdAt: ctx.now };
    return { exclusionIdx: await insertExclusion(tx, row), name: maskName(other.name) };
  });
}

/** Takes somebody off the list. Throws 2001 for what is not on it. */
export async function readmitMember(db: Database, ctx: Context, memberIdx: number, exclusionIdx: number) {
  const owner = { clubIdx: ctx.club.clubIdx, memberIdx };
  if (!(await transaction(db, (tx) => deleteExclusion(tx, owner, exclusionIdx)))) {
    throw new ClubFailure("NOT_FOUND");
  }
  return { exclusionIdx };
}
