import type { BookingDetail, Companion } from "@/lib/contract/bookings/booking-shapes";
import type { CaddieMode, PartyPlayer } from "@/lib/contract/bookings/play-shapes";
import type { HoleCode } from "@/lib/contract/code-values/tee-sheets";

/** A seat other than the booker's: open, a member, a named guest, or who has it in the booking already. */
export type Seat =
  | { kind: "open" }
  | { kind: "member"; by: MemberName; name: string }
  | { kind: "guest"; name: string; phoneNo: string }
  | { kind: "kept"; companionRef: string | null; name: string };

/** How a member is named: by the login id that was typed, or as an earlier companion. */
export type MemberName = { memberId: string } | { companionRef: string };

/** The state of a booking form; `seats` from the second on. */
export type Party = {
  playerCount: number;
  /** Empty until a slot is chosen. */
  holeCode: HoleCode | "";
  caddieMode: CaddieMode | "";
  couponIdx: number | null;
  seats: readonly Seat[];
};

/** Seats at a team's table, the booker's left out. */
const mostSeats = 3;
/** Once is chance: who is named without being asked for has played along at least so often. */
const usualRounds = 2;
const open: Seat = { kind: "open" };

/**
 * With whom the member usually plays: those who came along more than once, and at least half as often as the most
 * frequent one. They are named in a new booking before anybody asks, so nobody whom the club does not know is.
 */
export function usualCompanions(companions: readonly Companion[]): Companion[] {
  const often = companions.filter(
    ({ rounds, companionRef }) => rounds >= usualRounds && companionRef !== null,
  );
  const most = Math.max(0, ...often.map(({ rounds }) => rounds));
  return often.filter(({ rounds }) => rounds * 2 >= most).slice(0, mostSeats);
}

export function seatOfCompanion({ companionRef, name }: Pick<Companion, "companionRef" | "name">): Seat {
  return companionRef === null
    ? { kind: "guest", name, phoneNo: "" }
    : { kind: "member", by: { companionRef }, name };
}

/** The seats of a booking to be changed: players that are in it stay. */
export function seatsOfBooking({
  players,
  playerCount,
}: Pick<BookingDetail, "players" | "playerCount">): Seat[] {
  return Array.from({ length: playerCount - 1 }, (_, place) => {
    const player = players.find(({ seq }) => seq === place + 2);
    return player?.name
      ? { kind: "kept", companionRef: player.companionRef ?? null, name: player.name }
      : open;
  });
}

/**
 * The party of an earlier booking for a new one: its members by reference, others as the booker wrote them, the same way to
 * play. Who cannot be named again leaves an open seat.
 */
export function partyAgain({
  players,
  playerCount,
  holeCode,
  caddieMode,
}: Pick<BookingDetail, "players" | "playerCount" | "holeCode" | "caddieMode">): Party {
  const seats = Array.from({ length: playerCount - 1 }, (_, place): Seat => {
    const player = players.find(({ seq }) => seq === place + 2);
    const name = player?.name.trim() ?? "";
    if (!player || !name) return open;
    const companionRef = player.companionRef ?? null;
    if (companionRef === null && player.isMember) return open;
    return seatOfCompanion({ companionRef, name });
  });
  return { playerCount, holeCode, caddieMode, couponIdx: null, seats };
}

/** The names of a party, the booker left out. */
export function namesOf(seats: readonly Seat[]): string[] {
  return seats.flatMap((seat) => (seat.kind === "open" ? [] : [seat.name]));
}

/** So many players, no seat lost that is not too many: a smaller team drops empty seats first, then the last. */
export function resized(party: Party, playerCount: number): Party {
  const wanted = playerCount - 1;
  const named = party.seats.filter(({ kind }) => kind !== "open");
  // A kept seat has its number in the booking: only the last ones can be given up.
  const hasFixedSeat = party.seats.some(({ kind }) => kind === "kept");
  const shrunk = hasFixedSeat || wanted >= party.seats.length ? party.seats : named;
  const seats = Array.from({ length: wanted }, (_, place) => shrunk[place] ?? open);
  return { ...party, playerCount, seats };
}

/** The party as the calls take it: the booker, then everybody named; `kept` and open seats send nothing. */
export function playersOf({ seats }: Party, memberIdx: number): PartyPlayer[] {
  const booker: PartyPlayer = { seq: 1, isBooker: true, memberIdx };
  const others = seats.flatMap((seat, place): PartyPlayer[] => {
    const seq = place + 2;
    if (seat.kind === "member") return [{ seq, ...seat.by }];
    if (seat.kind !== "guest" || !seat.name.trim()) return [];
    const phoneNo = seat.phoneNo.trim();
    return [{ seq, name: seat.name.trim(), ...(phoneNo ? { phoneNo } : {}) }];
  });
  return [booker, ...others];
}

/** The first seat that nobody has; null when all are taken. */
export function freeSeat(seats: readonly Seat[]): number | null {
  const place = seats.findIndex(({ kind }) => kind === "open");
  return place < 0 ? null : place;
}

/** Whether a companion sits at the table already. */
export function isSeated(
  seats: readonly Seat[],
  { companionRef, name }: Pick<Companion, "companionRef" | "name">,
): boolean {
  return seats.some((seat) => {
    if (seat.kind === "open") return false;
    const ref = refOf(seat);
    if (ref === undefined) return companionRef === null && seat.name === name;
    return ref !== null && ref === companionRef;
  });
}

/** Puts somebody on the first free seat; as they are where none is free, or the login id sits there already. */
export function seated(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const room = freeSeat(seats);
  const isThere = seat.kind === "member" && "memberId" in seat.by && isIdSeated(seats, seat.by.memberId);
  return room === null || isThere ? seats : seats.map((old, place) => (place === room ? seat : old));
}

/** The seats with one of them empty again. */
export function cleared(seats: readonly Seat[], place: number): readonly Seat[] {
  return seats.map((old, index) => (index === place ? open : old));
}

function isIdSeated(seats: readonly Seat[], id: string): boolean {
  return seats.some((seat) => seat.kind === "member" && "memberId" in seat.by && seat.by.memberId === id);
}

/** The reference of a seat's member; null for one named by login id, undefined for a written name. */
function refOf(seat: Exclude<Seat, { kind: "open" }>): string | null | undefined {
  if (seat.kind === "guest") return undefined;
  if (seat.kind === "kept") return seat.companionRef ?? undefined;
  return "companionRef" in seat.by ? seat.by.companionRef : null;
}

/**
 * The party for a slot: as many as play there, what was asked for where the slot offers it. A new one is as large as the last
 * one was, or full, with the usual companions in it.
 */
export function fitted(
  party: Party | null,
  slot: {
    minPlayers: number;
    maxPlayers: number;
    holeCodes: readonly HoleCode[];
    caddieModes: readonly CaddieMode[];
  },
  usual: readonly Seat[],
  lastCount: number = slot.maxPlayers,
): Party {
  const wanted: Party = party ?? {
    playerCount: Math.max(lastCount, usual.length + 1),
    holeCode: "",
    caddieMode: "",
    couponIdx: null,
    seats: usual,
  };
  const playerCount = Math.min(slot.maxPlayers, Math.max(slot.minPlayers, wanted.playerCount));
  const among = <Code extends string>(choices: readonly Code[], input: Code | "") =>
    choices.find((code) => code === input) ?? choices[0] ?? input;
  return resized(
    {
      ...wanted,
      holeCode: among(slot.holeCodes, wanted.holeCode),
      caddieMode: among(slot.caddieModes, wanted.caddieMode),
    },
    playerCount,
  );
}
