import { memberState } from "@/lib/contract/code-values/members";
import type { CallOutput } from "@/lib/contract/routes";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import { recordAudit } from "../../domains/audit";
import {
  endAsks,
  type JoinAsk,
  lockAsk,
  markJoined,
  requireJoins,
  selectAsk,
  selectRequest,
  setJoined,
} from "../../domains/joins";
import { activeSuspension } from "../../domains/penalties";
import {
  type Booking,
  clashFailure,
  lockBooking,
  lockMembers,
  readBookingPolicy,
} from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { addJoiners } from "../bookings/change-booking";
import { answerInvitation } from "../bookings/companions";
import { notifyMember } from "../messages/notify";
import { readOpenParties } from "./open-parties";
import { fittingRequests, waitingAsks } from "./read-joins";

type Answer = CallOutput<"PUT /ext/join-asks/{id}">;

/** The booker takes somebody in, or declines. Throws 2001 for what is not asked of the booker, 5001, 5005, 5006, and what an edit throws. */
export function answerAsk(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { askIdx, action }: { askIdx: number; action: "ACCEPT" | "DECLINE" },
): Promise<Answer> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    await requireJoins(tx, clubIdx);
    const ask = await selectAsk(tx, clubIdx, askIdx);
    if (!ask) throw new ClubFailure("NOT_FOUND");
    const [party] = await readOpenParties(tx, ctx, ask.bookingIdx);
    const isVisible = party && (await waitingAsks(tx, ctx, [party])).some((one) => one.askIdx === askIdx);
    if (party?.booking.memberIdx !== memberIdx || !isVisible) throw new ClubFailure("NOT_FOUND");
    if (action === "ACCEPT") return seatJoiners(tx, ctx, ask);
    await endAsk(tx, ctx, ask, "BOOKER");
    return { askIdx, state: "ENDED" };
  });
}

/** The office ends what a golfer asked, for a reason. Throws 2001, and 5005 for what does not wait any more. */
export function endAskByOffice(
  db: Database,
  ctx: Context,
  askIdx: number,
  reason: string,
): Promise<CallOutput<"PUT /ops/joins/{id}">> {
  return transaction(db, async (tx) => {
    const ask = await selectAsk(tx, ctx.club.clubIdx, askIdx);
    if (!ask) throw new ClubFailure("NOT_FOUND");
    if (!(await endAsk(tx, ctx, ask, "OFFICE"))) throw new ClubFailure("JOIN_GONE");
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: "join",
      entityKey: askIdx,
      after: { state: "ENDED" },
      memberIdx: ask.memberIdx,
      reason,
    });
    return { askIdx, state: "ENDED" };
  });
}

/** Ends what waits; the golfer is notified in the same words whatever ended it. False when it did not wait any more. */
export async function endAsk(
  tx: Database,
  ctx: Context,
  { askIdx, bookingIdx, memberIdx }: JoinAsk,
  endedBy: "BOOKER" | "OFFICE" | "TIME",
): Promise<boolean> {
  const { clubIdx } = ctx.club;
  const [ended] = await endAsks(tx, clubIdx, { askIdx }, { endedAt: ctx.now, endedBy });
  if (!ended) return false;
  const booking = await lockBooking(tx, clubIdx, bookingIdx);
  const vars = { date: booking?.playDate ?? "", time: booking?.teeTime ?? "" };
  if (booking) await notifyMember(tx, ctx, memberIdx, "joinEnded", () => vars);
  return true;
}

/**
 * Seats who asked, by the product's own change of companions and the newcomer's yes: prices, penalties, messages and log are
 * those of every booking. Members and booking are locked first, as a cancellation locks them, and everything is judged again
 * behind the locks. A golfer who cannot come any more, or whose request the party does not fit any more, is not seated: the
 * answer is ENDED. Throws 5005, 5006.
 */
export async function seatJoiners(
  tx: Database,
  ctx: Context,
  { askIdx, bookingIdx, requestIdx }: JoinAsk,
): Promise<Answer> {
  const { clubIdx } = ctx.club;
  const request = await selectRequest(tx, clubIdx, requestIdx);
  const [seen] = await readOpenParties(tx, ctx, bookingIdx);
  if (!request || !seen?.booking.memberIdx) throw new ClubFailure("JOIN_GONE");
  const { memberIdx, partnerIdx, partnerName } = request;
  const partner = partnerIdx === null ? [] : [partnerIdx];
  const members = await lockMembers(tx, clubIdx, [seen.booking.memberIdx, memberIdx, ...partner]);
  const booking = await lockBooking(tx, clubIdx, bookingIdx);
  const ask = await lockAsk(tx, clubIdx, askIdx);
  const [party] = await readOpenParties(tx, ctx, bookingIdx);
  if (!booking || !party || ask?.state !== "ASKED") throw new ClubFailure("JOIN_GONE");
  if (party.freeSeats < ask.players) throw new ClubFailure("JOIN_FULL");
  const isVisible = (await waitingAsks(tx, ctx, [party])).some((one) => one.askIdx === askIdx);
  if (!isVisible) throw new ClubFailure("NOT_FOUND");
  const golfer = members.find((member) => member.memberIdx === memberIdx);
  const areActive = [memberIdx, ...partner].every((idx) =>
    members.some((member) => member.memberIdx === idx && member.state === memberState.active),
  );
  const fitting = await fittingRequests(tx, ctx, [request], [party]);
  const isWanted = fitting.get(requestIdx)?.includes(party) ?? false;
  if (!areActive || !isWanted || (await isHindered(tx, ctx, memberIdx, booking))) {
    await endAsk(tx, ctx, ask, "TIME");
    return { askIdx, state: "ENDED" };
  }
  const second = partnerIdx === null ? { name: partnerName ?? "" } : { memberIdx: partnerIdx };
  await addJoiners(tx, ctx, booking, [
    { memberIdx, name: golfer?.name },
    ...(partnerName === null ? [] : [second]),
  ]);
  await answerInvitation(tx, ctx, { memberIdx, bookingIdx, action: "ACCEPT" });
  await setJoined(tx, ask, ctx.now);
  await markJoined(tx, request, ctx.now);
  await endAsks(tx, clubIdx, { requestIdx }, { endedAt: ctx.now, endedBy: "MEMBER" });
  return { askIdx, state: "JOINED" };
}

/** A suspension, or an own round too near to this one. */
async function isHindered(db: Database, ctx: Context, memberIdx: number, booking: Booking): Promise<boolean> {
  if (await activeSuspension(db, ctx, memberIdx)) return true;
  const { clashMinutes } = await readBookingPolicy(db, ctx.club.clubIdx);
  const { playDate, teeTime, bookingIdx } = booking;
  const round = { memberIdxs: [memberIdx], playDate, teeTime, exceptBookingIdx: bookingIdx, clashMinutes };
  return (await clashFailure(db, ctx, round)) !== null;
}
