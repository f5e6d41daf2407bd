import type { PlayerInput } from "@/lib/contract/bookings/play-shapes";
import { bookingState, channelCode, reservationTypeCode } from "@/lib/contract/code-values/bookings";
import { type ApplicationState, applicationState } from "@/lib/contract/code-values/draws";
import { memberState } from "@/lib/contract/code-values/members";
import type { Database } from "../../../db/database";
import { type DrawApplication, type DrawPlayer, updateApplication } from "../../../domains/draws";
import {
  type Booking,
  clashFailure,
  dropHold,
  type LockedMember,
  limitFailure,
  notifyAllPlayers,
  word,
} from "../../../domains/reservations";
import { dayInfo, type Slot } from "../../../domains/tee-sheets";
import type { Context } from "../../../platform/context";
import { ClubFailure } from "../../../platform/failure";
import { placeBooking } from "../../bookings/place-booking";

export type Win = {
  slot: Slot;
  application: DrawApplication;
  /** Locked rows: the winner and everybody whom the application names. */
  members: readonly LockedMember[];
  member: LockedMember;
  confirmUntil: Date;
  isManualConfirm: boolean;
};

/** Members whom an application concerns: the applicant and named companions. */
export function membersOf({ memberIdx, players }: Pick<DrawApplication, "memberIdx" | "players">): number[] {
  const named = players.flatMap((player) => (player.memberIdx === null ? [] : [player.memberIdx]));
  return [...new Set([memberIdx, ...named])];
}

/** Returns the failure that forbids a win now: a day that has closed (4101), a limit of domain.md 7.3, an overlap (4208). */
export async function winFailure(
  tx: Database,
  ctx: Context,
  { memberIdx, memberType }: LockedMember,
  { playDate, teeTime }: Slot,
): Promise<ClubFailure | null> {
  if (!(await dayInfo(tx, ctx, playDate)).isOpen) return new ClubFailure("RSV_CLOSED_DAY", [playDate]);
  return (
    (await limitFailure(tx, ctx, { memberIdx, memberType, playDate })) ??
    (await clashFailure(tx, ctx, { memberIdxs: [memberIdx], playDate, teeTime }))
  );
}

/**
 * Books a won slot: type 30, state 10, or 80 while the winner has to confirm (domain.md 7.9.6). The caller holds the
 * locks of slot and members and has checked; the application goes from `from` to 30 or 20.
 */
export async function placeWin(
  tx: Database,
  ctx: Context,
  win: Win,
  from: readonly ApplicationState[],
  result: { resultSheetIdx: number; resultRank: number | null },
): Promise<Booking> {
  const { slot, application, member, members, confirmUntil, isManualConfirm } = win;
  await dropHold(tx, ctx.club.clubIdx, slot.sheetIdx);
  const booking = await placeBooking(tx, ctx, {
    slot,
    member,
    players: application.players.flatMap((player) => inputOf(player, member, members)),
    playerCount: Math.min(application.playerCount, slot.maxPlayers),
    holeCode: slot.holeCode,
    caddieMode: slot.caddieMode,
    reservationType: reservationTypeCode.draw,
    income: channelCode.system,
    state: isManualConfirm ? bookingState.drawHold : bookingState.booked,
    drawIdx: application.drawIdx,
    known: { members },
    isNotified: false,
  });
  const saved = await updateApplication(tx, application, from, {
    ...result,
    state: isManualConfirm ? applicationState.won : applicationState.confirmed,
    bookingIdx: booking.bookingIdx,
    confirmUntil,
    updatedAt: ctx.now,
  });
  if (!saved) throw new Error(`Application ${application.drawIdx} moved on under its locks.`);
  await notifyAllPlayers(tx, ctx, booking, winWords(win));
  return booking;
}

/** The winner hears until when he may decline or has to confirm, companions whose application won. */
function winWords({ member, confirmUntil: until, isManualConfirm }: Win) {
  const applicant = member.name;
  const [booker, companions] = [{ audience: "booker" }, { audience: "companions" }] as const;
  return isManualConfirm
    ? [
        word("drawWonConfirm", { until }, booker),
        word("drawCompanionWonConfirm", { applicant, until }, companions),
      ]
    : [word("drawWon", { until }, booker), word("drawCompanionWon", { applicant }, companions)];
}

/** The applicant has the first seat; a companion who has left the club since leaves an empty seat. */
function inputOf(
  { memberIdx, name, phoneNo }: DrawPlayer,
  applicant: LockedMember,
  members: readonly LockedMember[],
): PlayerInput[] {
  if (memberIdx === null) return [{ name, phoneNo }];
  if (memberIdx === applicant.memberIdx) return [];
  const isThere = members.some(
    (member) => member.memberIdx === memberIdx && member.state !== memberState.withdrawn,
  );
  return isThere ? [{ memberIdx }] : [];
}
