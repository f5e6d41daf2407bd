import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { memberState } from "@/lib/contract/code-values/members";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { companionType, guestType } from "../../tee-sheets";
import type { BookingPlayer } from "../repository";
import type { NewPlayer } from "./bookings";
import type { LockedMember } from "./member-repository";
import { isSamePerson, paysOwnFee, type Seat, seatPlayers } from "./player-rules";

export type Party = {
  /** The member who books; null for a guest, whose name and phone then stand in the first seat. */
  booker: LockedMember | null;
  guest?: { name: string; phoneNo: string | null };
  inputs: readonly PlayerInput[];
  playerCount: number;
  currentPlayers?: readonly BookingPlayer[];
};

/** The seats of a party. Throws 9001 `players` for seats that contradict each other. */
export function seatsOf({ booker, guest, inputs, playerCount, currentPlayers = [] }: Party): Seat[] {
  const seats = seatPlayers(inputs, {
    playerCount,
    booker: booker
      ? { memberIdx: booker.memberIdx, name: booker.name, phoneNo: booker.phoneNo, gender: booker.gender }
      : { memberIdx: null, name: guest?.name ?? "", phoneNo: guest?.phoneNo ?? null, gender: null },
    currentPlayers,
  });
  if (!seats.ok) throw new ClubFailure("VAL_FIELD", [seats.failure, "party"]);
  return seats.value;
}

/** The members that a party names beside its booker. */
export function namedMembers(inputs: readonly { memberIdx?: number | null | undefined }[]): number[] {
  return inputs.flatMap(({ memberIdx }) => (memberIdx == null ? [] : [memberIdx]));
}

/**
 * The players of a booking: members with their own name, all others as they were named; the booker is bound at once, a
 * companion when he accepts (domain.md 7.9). `memberType` is what the seat pays as: the own class only with consent or
 * when the desk has seen the member, who then sits on one of the seats in `seenSeqs`. Who has closed the account keeps the
 * seat as it is stored, so that a party stays changeable. Throws 9001 `players` for a member newly named whose number
 * nobody (any more) has.
 */
export function playersOfSeats(
  ctx: Context,
  {
    seats,
    members,
    currentPlayers = [],
    seenSeqs = [],
  }: {
    seats: readonly Seat[];
    members: readonly LockedMember[];
    currentPlayers?: readonly BookingPlayer[];
    seenSeqs?: readonly number[];
  },
): Omit<NewPlayer, "greenFee">[] {
  return seats.map((seat) => {
    const before = currentPlayers.find((player) => player.seq === seat.seq && isSamePerson(player, seat));
    const acceptedAt = seat.isBooker ? ctx.now : (before?.acceptedAt ?? null);
    const isSeen = seat.memberIdx !== null && seenSeqs.includes(seat.seq);
    const checkedInAt = before?.checkedInAt ?? (isSeen ? ctx.now : null);
    if (seat.memberIdx === null) {
      const memberType = seat.isBooker ? guestType : companionType;
      return { ...picked(seat), memberType, acceptedAt, checkedInAt };
    }
    const member = members.find(
      (row) => row.memberIdx === seat.memberIdx && row.state !== memberState.withdrawn,
    );
    if (!member) return keptSeat(before);
    const { name, gender } = member;
    const isOwn = paysOwnFee({ ...seat, acceptedAt, checkedInAt });
    // The phone number of a registered companion is his own affair: notices find it through the member.
    return {
      ...picked(seat),
      name,
      phoneNo: seat.isBooker ? seat.phoneNo : null,
      gender,
      memberType: isOwn ? member.memberType : companionType,
      acceptedAt,
      checkedInAt,
    };
  });
}

function keptSeat(before: BookingPlayer | undefined): Omit<NewPlayer, "greenFee"> {
  if (!before) throw new ClubFailure("VAL_FIELD", ["players", "no_member"]);
  const { memberType, acceptedAt, checkedInAt } = before;
  return { ...picked(before), memberType, acceptedAt, checkedInAt };
}

function picked({ seq, isBooker, memberIdx, name, phoneNo, gender }: Seat) {
  return { seq, isBooker, memberIdx, name, phoneNo, gender };
}
