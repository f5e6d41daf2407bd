import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { roundHoles, slotState } from "@/lib/contract/code-values/tee-sheets";
import type { CallInput } from "@/lib/contract/routes";
import type { FieldProblem } from "@/lib/web/office/schema-problems";
import type { StaffBooking, StaffSlot } from "../grid/sheet-grid";
import { minutesOf } from "../slot/purpose";

type CaddieMode = StaffSlot["caddieMode"];
type DraftMember = { memberIdx: number; name: string; memberType: string } | null;

/** A seat other than the booker's: a member, a name, or empty. */
export type SeatDraft = { member: DraftMember; name: string };

/** How a booking reaches the club: by phone, through a partner, as a walk-in (reservationTypes). */
export const bookingWays = [
  reservationTypeCode.phone,
  reservationTypeCode.partner,
  reservationTypeCode.walkIn,
] as const;

/** The office may book any of these; online the rules of the club decide. */

export const bookableHoles = [roundHoles.eighteen, roundHoles.nine, roundHoles.twentySeven] as const;

export type BookDraft = {
  way: (typeof bookingWays)[number];
  isMember: boolean;
  member: DraftMember;
  name: string;
  phoneNo: string;
  playerCount: number;
  holeCode: (typeof bookableHoles)[number];
  /** With 27 holes: the slot on which the third nine begins (domain.md A36). */
  thirdIdx: number | null;
  caddieMode: CaddieMode;
  seats: readonly SeatDraft[];
  memo: string;
};

/** Seats of a party at most (domain.md 7.1). */
const mostPlayers = 4;

/** The office may book fewer players than the minimum of a slot, never more than its maximum. */
export function partySizes({ maxPlayers }: Pick<StaffSlot, "maxPlayers">): number[] {
  return Array.from({ length: Math.min(maxPlayers, mostPlayers) }, (_, at) => at + 1);
}

/** A new booking of a slot, which begins with the first of the ways to play that are offered. */
export function bookDraftOf(slot: StaffSlot, caddieModes: readonly CaddieMode[]): BookDraft {
  return {
    way: reservationTypeCode.phone,
    isMember: true,
    member: null,
    name: "",
    phoneNo: "",
    playerCount: Math.min(slot.maxPlayers, mostPlayers),
    holeCode: roundHoles.eighteen,
    thirdIdx: null,
    caddieMode: caddieModes[0] ?? slot.caddieMode,
    seats: emptySeats(),
    memo: "",
  };
}

function emptySeats(): SeatDraft[] {
  return Array.from({ length: mostPlayers - 1 }, () => ({ member: null, name: "" }));
}

/** The seats that are named, by their number; the others stay as they are. */
function namedSeats(seats: readonly SeatDraft[], playerCount: number): PlayerInput[] {
  return seats.slice(0, playerCount - 1).flatMap(({ member, name }, at): PlayerInput[] => {
    const seq = at + 2;
    if (member) return [{ seq, memberIdx: member.memberIdx }];
    return name.trim() ? [{ seq, name: name.trim() }] : [];
  });
}

/** The problems of the input; `thirds` are the slots on which a third nine may begin now. */
export function bookProblems(
  { isMember, member, name, holeCode, thirdIdx }: BookDraft,
  thirds: readonly Pick<StaffSlot, "sheetIdx">[],
): FieldProblem[] {
  const hasBooker = isMember ? member !== null : name.trim() !== "";
  const hasThird =
    holeCode !== roundHoles.twentySeven || thirds.some(({ sheetIdx }) => sheetIdx === thirdIdx);
  const missing = [
    ...(hasBooker ? [] : [isMember ? "memberIdx" : "guest.name"]),
    ...(hasThird ? [] : ["linkedSheetIdx"]),
  ];
  return missing.map((field) => ({ field, reason: "required" }));
}

export function bookCall(draft: BookDraft, sheetIdx: number): CallInput<"POST /ops/bookings"> {
  const { way, isMember, member, name, phoneNo, playerCount, caddieMode, seats, memo } = draft;
  const { holeCode, thirdIdx } = draft;
  const booker =
    isMember && member
      ? { memberIdx: member.memberIdx }
      : { guest: { name: name.trim(), phoneNo: phoneNo.trim() || null } };
  return {
    body: {
      sheetIdx,
      reservationType: way,
      ...booker,
      holeCode,
      ...(holeCode === roundHoles.twentySeven && thirdIdx !== null ? { linkedSheetIdx: thirdIdx } : {}),
      playerCount,
      caddieMode,
      players: namedSeats(seats, playerCount),
      ...(memo.trim() ? { memo: memo.trim() } : {}),
    },
  };
}

type PartyDraft = {
  playerCount: number;
  caddieMode: CaddieMode;
  seats: readonly SeatDraft[];
  reason: string;
};

export function partyDraftOf({ playerCount, caddieMode }: StaffBooking): PartyDraft {
  return { playerCount, caddieMode, seats: emptySeats(), reason: "" };
}

export function partyProblems({ reason }: PartyDraft): FieldProblem[] {
  return reason.trim().length < 2 ? [{ field: "reason", reason: "required" }] : [];
}

export function partyCall(
  { playerCount, caddieMode, seats, reason }: PartyDraft,
  { bookingIdx, version }: StaffBooking,
): CallInput<"PUT /ops/bookings/{id}/players"> {
  return {
    params: { id: String(bookingIdx) },
    body: {
      version,
      playerCount,
      caddieMode,
      players: namedSeats(seats, playerCount),
      reason: reason.trim(),
    },
  };
}

/** The default minimum between two rounds of one person (domain.md 7.3): two nines take no longer. */
const twoNinesMinutes = 270;

/** The slots on which the third nine may begin: later that day, open to all, free (domain.md A36); by time. */
export function thirdNines(slots: readonly StaffSlot[], { teeTime }: StaffSlot): StaffSlot[] {
  return slots
    .filter((slot) => slot.teeTime > teeTime && slot.openType === slotState.open && isFree(slot))
    .sort((one, other) => one.teeTime.localeCompare(other.teeTime));
}

function isFree({ booking, lock, linkedSheetIdx, display }: StaffSlot): boolean {
  return booking === null && lock === null && linkedSheetIdx === null && display !== slotState.closed;
}

/** The one that is proposed: after two nines, on the nine that follows the second one; else whichever comes first. */
export function proposedThird(slots: readonly StaffSlot[], begun: StaffSlot): number | null {
  const free = thirdNines(slots, begun);
  const inTime = free.filter(
    ({ teeTime }) => minutesOf(teeTime) >= minutesOf(begun.teeTime) + twoNinesMinutes,
  );
  const next = slots.find(({ courseCode }) => courseCode === begun.courseOut)?.courseOut;
  const proposed = inTime.find(({ courseCode }) => courseCode === next) ?? inTime[0] ?? free.at(-1);
  return proposed?.sheetIdx ?? null;
}
