import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { bookingWork } from "@/lib/contract/code-values/bookings";
import { roundHoles } from "@/lib/contract/code-values/tee-sheets";
import type { Database } from "../../db/database";
import { reserveCoupon, restoreCoupon } from "../../domains/coupons";
import { takeOffer } from "../../domains/last-minute";
import {
  type Booking,
  type BookingPlayer,
  type BookingPolicy,
  clashFailure,
  dropLock,
  findBooking,
  isChangeable,
  isTeamRound,
  namedMembers,
  playersOf,
  readBookingPolicy,
  readSlotSnapshot,
  replacements,
  rewriteBooking,
  rosterDueAt,
  stageOfBooking,
} from "../../domains/reservations";
import type { RuleBook, Slot } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { type BookingInput, lockForBooking, playOf, refuseParty } from "./book-slot";
import { notifyChanged, notifyRemoved } from "./notify-change";
import { changingOf, type PricedParty, priceParty, readParty } from "./place-booking";
import { releaseSlots } from "./release-slots";
import { checkSlot, requireActive } from "./slot-checks";

type ChangeInput = BookingInput & { bookingIdx: number };

/**
 * R8 with `bookingIdx`: another slot moves the booking to the one that the member holds, the same slot edits the
 * companions (domain.md A4, 8.2). A yearly team's round keeps its slot. Throws 2001 for a booking of somebody else, 4209 to
 * 4211, 4303 for a move that the office makes, and what booking throws.
 */
export async function changeBooking(
  tx: Database,
  ctx: Context,
  memberIdx: number,
  input: ChangeInput,
): Promise<Booking> {
  await requireActive(tx, ctx, memberIdx);
  const before = await findBooking(tx, ctx.club.clubIdx, input.bookingIdx);
  if (before?.memberIdx !== memberIdx) throw new ClubFailure("NOT_FOUND");
  const numbers = await readBookingPolicy(tx, ctx.club.clubIdx);
  if (input.version !== undefined && input.version !== before.version) throw new ClubFailure("RSV_VERSION");
  if (!isChangeable(before)) throw new ClubFailure("RSV_CHANGE_LATE");
  const seated = await playersOf(tx, ctx.club.clubIdx, before.bookingIdx);
  const change = { memberIdx, before, seated, numbers, input };
  return input.sheetIdx === before.sheetIdx ? editCompanions(tx, ctx, change) : moveBooking(tx, ctx, change);
}

/**
 * Seats newcomers in an open party on its empty places, or on more where the flight has them: an edit of the booker's, until
 * the roster is due. More players are no change of mind, so the free deadline does not matter. The caller has locked the
 * booking and the members. Throws what an edit throws.
 */
export async function addJoiners(
  tx: Database,
  ctx: Context,
  before: Booking,
  joiners: readonly PlayerInput[],
): Promise<Booking> {
  const { memberIdx, bookingIdx, sheetIdx, playerCount, holeCode, caddieMode } = before;
  if (memberIdx === null) throw new ClubFailure("NOT_FOUND");
  const numbers = await readBookingPolicy(tx, ctx.club.clubIdx);
  const seated = await playersOf(tx, ctx.club.clubIdx, bookingIdx);
  const empty = seated.filter(({ memberIdx, name }) => memberIdx === null && name === "");
  const players = joiners.map((joiner, place) => ({
    ...joiner,
    seq: empty[place]?.seq ?? playerCount + 1 + place - empty.length,
  }));
  const input = {
    bookingIdx,
    sheetIdx,
    holeCode,
    caddieMode,
    players,
    playerCount: Math.max(playerCount, ...players.map(({ seq }) => seq)),
  };
  return editCompanions(tx, ctx, { memberIdx, before, seated, numbers, input }, { isJoin: true });
}

type Change = {
  memberIdx: number;
  before: Booking;
  seated: readonly BookingPlayer[];
  numbers: BookingPolicy;
  input: ChangeInput;
};

async function moveBooking(tx: Database, ctx: Context, change: Change): Promise<Booking> {
  const { memberIdx, before, seated, numbers, input } = change;
  const isFree = ctx.now < before.freeCancelUntil;
  const isLate = numbers.changes.isOnlyWhileFree ? !isFree : ctx.now > before.noShowAfter;
  if (isLate) throw new ClubFailure("RSV_CHANGE_LATE");
  if (before.changeCount >= numbers.changes.max) throw new ClubFailure("RSV_CHANGE_LIMIT");
  // 27 holes are two slots that staff have linked (domain.md A36); a team's slots belong to its form (7.10).
  if (before.holeCode === roundHoles.twentySeven || isTeamRound(before))
    throw new ClubFailure("RSV_PHONE_ONLY", [numbers.phone]);
  const { players, sheetIdx } = input;
  const { bookingIdx } = before;
  const { snapshot, locked } = await lockForBooking(tx, ctx, {
    memberIdx,
    sheetIdx,
    players: [...players, ...seated],
    moreSlots: [before.sheetIdx],
    first: await readSlotSnapshot(tx, ctx.club.clubIdx, sheetIdx),
  });
  const checked = await checkSlot(tx, ctx, {
    memberIdx,
    sheetIdx,
    snapshot,
    member: locked.find((row) => row.memberIdx === memberIdx),
    purpose: "BOOK",
    exceptBookingIdx: bookingIdx,
  });
  const { slot } = checked.snapshot;
  const known = { book: checked.book, members: locked };
  const party = {
    booker: checked.member,
    inputs: players,
    playerCount: input.playerCount,
    currentPlayers: seated,
  };
  refuseParty(ctx, checked, slot, party);
  const priced = await priceChange(tx, ctx, change, { slot, member: checked.member, known });
  const clash = await clashFailure(tx, ctx, {
    // Who has accepted is bound to the round wherever it goes; who is only named is not (domain.md 7.9).
    memberIdxs: namedMembers(priced.players.filter(({ acceptedAt }) => acceptedAt !== null)),
    playDate: slot.playDate,
    teeTime: slot.teeTime,
    exceptBookingIdx: bookingIdx,
    clashMinutes: numbers.clashMinutes,
  });
  if (clash) throw clash;
  await notifyRemoved(tx, ctx, change, priced.players);
  const booking = await rewriteBooking(tx, ctx, before, {
    slot,
    players: priced.players,
    change: { ...priced.change, changeCount: before.changeCount + 1 },
    workCode: bookingWork.change,
  });
  if (priced.percentOff > 0) await takeOffer(tx, ctx, slot, bookingIdx);
  await dropLock(tx, ctx, memberIdx);
  await notifyChanged(tx, ctx, change, booking, priced.players);
  const stage = stageOfBooking(before, numbers.cancel, ctx.now, ctx.club.zone);
  await releaseSlots(tx, ctx, [before.sheetIdx], { isLate: stage !== "L0" });
  return booking;
}

/**
 * No lock and no limits: the slot is booked already. Names may change until the roster is due, nothing else after the
 * free deadline.
 */
async function editCompanions(
  tx: Database,
  ctx: Context,
  change: Change,
  { isJoin = false } = {},
): Promise<Booking> {
  const { memberIdx, before, seated, numbers, input } = change;
  const isFree = ctx.now < before.freeCancelUntil;
  const isDue = ctx.now >= rosterDueAt(ctx, before.playDate, numbers);
  const isMoreThanNames = input.playerCount !== before.playerCount || input.caddieMode !== before.caddieMode;
  const isBound = !isFree && !isJoin;
  if (isDue || (isBound && (isMoreThanNames || !numbers.changes.areEditsAfterFree))) {
    throw new ClubFailure("RSV_CHANGE_LATE");
  }
  const { sheetIdx, bookingIdx } = before;
  const snapshot = await readSlotSnapshot(tx, ctx.club.clubIdx, sheetIdx);
  const checked = await checkSlot(tx, ctx, {
    memberIdx,
    sheetIdx,
    snapshot,
    purpose: "EDIT",
    exceptBookingIdx: bookingIdx,
  });
  const { slot } = checked.snapshot;
  const party = {
    booker: checked.member,
    inputs: input.players,
    playerCount: input.playerCount,
    currentPlayers: seated,
  };
  refuseParty(ctx, checked, slot, party);
  const priced = await priceChange(tx, ctx, change, {
    slot,
    member: checked.member,
    known: { book: checked.book },
  });
  await notifyRemoved(tx, ctx, change, priced.players);
  const { players } = priced;
  const booking = await rewriteBooking(tx, ctx, before, {
    slot: null,
    players,
    change: priced.change,
    workCode: bookingWork.companionEdit,
  });
  await notifyChanged(tx, ctx, change, booking, players);
  return booking;
}

type Priced = PricedParty & { change: Parameters<typeof rewriteBooking>[3]["change"] };

/** Seats, prices and coupon of the booking as it will be; 4209 when too many companions were replaced. */
async function priceChange(
  tx: Database,
  ctx: Context,
  { before, seated, numbers, input }: Change,
  place: Pick<Parameters<typeof readParty>[2], "slot" | "member" | "known">,
): Promise<Priced> {
  const { players, playerCount } = input;
  const party = await readParty(tx, ctx, { ...place, players, playerCount, currentPlayers: seated });
  const replaced = before.companionEdits + replacements(seated, party.seats);
  if (replaced > numbers.roster.maxReplacements) throw new ClubFailure("RSV_CHANGE_LIMIT");
  const { holeCode, caddieMode } = playAfter(party.book, place.slot, before, input);
  const currentCoupon = before.couponIdx ?? undefined;
  const couponIdx = input.couponIdx === undefined ? currentCoupon : (input.couponIdx ?? undefined);
  const { bookingIdx } = before;
  if (currentCoupon !== undefined && couponIdx !== currentCoupon) await restoreCoupon(tx, ctx, bookingIdx);
  const { slot, member } = place;
  const priced = await priceParty(
    tx,
    ctx,
    { slot, member, holeCode, caddieMode, couponIdx },
    party,
    await changingOf(tx, ctx, before, slot),
  );
  if (couponIdx !== undefined && couponIdx !== currentCoupon && member) {
    const { memberIdx } = member;
    const use = { couponIdx, memberIdx, bookingIdx, slot, holeCode, quote: priced.undiscounted };
    await reserveCoupon(tx, ctx, use);
  }
  const change = {
    playerCount,
    holeCode,
    caddieMode,
    quote: priced.quote,
    percentOff: priced.percentOff,
    couponIdx: couponIdx ?? null,
    companionEdits: replaced,
    ...(input.memo === undefined ? {} : { memo: input.memo }),
  };
  return { ...priced, change };
}

/** Holes and caddie mode of the change: an edit keeps those of the booking, also 27 holes and a caddie set by staff. */
function playAfter(book: RuleBook, slot: Slot, before: Booking, input: ChangeInput) {
  const { sheetIdx, holeCode, caddieMode } = before;
  const isUnchanged = slot.sheetIdx === sheetIdx && input.caddieMode === caddieMode;
  return isUnchanged ? { holeCode, caddieMode } : playOf(book, slot, input);
}
