import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { fail, ok, type Result } from "@/lib/shared/result";

/** Who sits where, before anybody is looked up: a member by number, anybody else by name, or nobody yet. */
export type Seat = {
  seq: number;
  isBooker: boolean;
  memberIdx: number | null;
  name: string;
  phoneNo: string | null;
  gender: string | null;
};
export type Booker = {
  memberIdx: number | null;
  name: string;
  phoneNo: string | null;
  gender: string | null;
};

/**
 * The seats of a party from what the caller names. The booker has the first seat. Seats that the caller does not name
 * keep who sat there (`currentPlayers`, for a change) or stay empty. `players` when seats repeat or lie outside the party, when a
 * member sits twice, or when the booker's seat names somebody else.
 */
export function seatPlayers(
  inputs: readonly PlayerInput[],
  {
    playerCount,
    booker,
    currentPlayers = [],
  }: { playerCount: number; booker: Booker; currentPlayers?: readonly Seat[] },
): Result<Seat[], "players"> {
  const isBookersSeat = (input: PlayerInput) =>
    input.isBooker === true ||
    input.seq === 1 ||
    (booker.memberIdx !== null && input.memberIdx === booker.memberIdx);
  const own = inputs.filter(isBookersSeat);
  const others = inputs.filter((input) => !isBookersSeat(input));
  if (own.length > 1 || own.some((input) => !isOf(booker, input))) return fail("players");

  const named = new Map<number, PlayerInput>();
  for (const input of others) {
    const seq = input.seq ?? firstFree(named, playerCount);
    if (seq === null || seq > playerCount || seq === 1 || named.has(seq)) return fail("players");
    named.set(seq, input);
  }
  const seats: Seat[] = [{ seq: 1, isBooker: true, ...booker }];
  for (let seq = 2; seq <= playerCount; seq += 1) {
    const input = named.get(seq);
    const before = currentPlayers.find((seat) => seat.seq === seq);
    seats.push(input ? seatOf(seq, input) : (before ?? emptySeat(seq)));
  }
  const members = seats.flatMap((seat) => (seat.memberIdx === null ? [] : [seat.memberIdx]));
  return new Set(members).size === members.length ? ok(seats) : fail("players");
}

/** How many seats changed from one named person to another (C0040 v4); naming an empty seat replaces nobody. */
export function replacements(before: readonly Seat[], after: readonly Seat[]): number {
  return before.filter((seat) => {
    const now = after.find((other) => other.seq === seat.seq);
    return !seat.isBooker && isTaken(seat) && !(now && isSamePerson(seat, now));
  }).length;
}

/** Whether both seats name one and the same person. */
export function isSamePerson(one: Seat, other: Seat): boolean {
  if (one.memberIdx !== null || other.memberIdx !== null) return one.memberIdx === other.memberIdx;
  return one.name === other.name;
}

function isTaken(seat: Seat): boolean {
  return seat.memberIdx !== null || seat.name !== "";
}

function isOf(booker: Booker, input: PlayerInput): boolean {
  return input.memberIdx == null || input.memberIdx === booker.memberIdx;
}

function firstFree(named: ReadonlyMap<number, unknown>, playerCount: number): number | null {
  for (let seq = 2; seq <= playerCount; seq += 1) if (!named.has(seq)) return seq;
  return null;
}

function seatOf(seq: number, input: PlayerInput): Seat {
  return {
    seq,
    isBooker: false,
    memberIdx: input.memberIdx ?? null,
    name: input.name ?? "",
    phoneNo: input.phoneNo ?? null,
    gender: input.gender ?? null,
  };
}

function emptySeat(seq: number): Seat {
  return { seq, isBooker: false, memberIdx: null, name: "", phoneNo: null, gender: null };
}

/** A seat as far as its price asks. */
export type PricedSeat = {
  isBooker: boolean;
  memberIdx: number | null;
  acceptedAt: Date | null;
  checkedInAt?: Date | null;
};

/**
 * Whether a seat is paid for by its player's own class: the booker's, and a member's who has accepted or whom the desk has
 * seen. Whoever is only named pays as a companion without a class (domain.md 7.4, 7.9): naming somebody takes no consent,
 * so it must neither lower a price nor tell whose fee is what.
 */
export function paysOwnFee({ isBooker, memberIdx, acceptedAt, checkedInAt = null }: PricedSeat): boolean {
  return isBooker || (memberIdx !== null && (acceptedAt !== null || checkedInAt !== null));
}

/**
 * Whether a fine counts a seat by its player's own class (domain.md 7.7): the booker's, and a member's who had accepted
 * before cancelling began to cost something. From that moment on a yes lowers what is paid at the desk, where all have
 * come, but no fine: otherwise who is about to cancel late would first collect a few cheap ones.
 */
export function countsForFine(
  { isBooker, memberIdx, acceptedAt }: PricedSeat,
  freeCancelUntil: Date | null,
): boolean {
  if (isBooker) return true;
  return (
    memberIdx !== null && acceptedAt !== null && freeCancelUntil !== null && acceptedAt < freeCancelUntil
  );
}
