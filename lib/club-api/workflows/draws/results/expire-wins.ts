import type { Database } from "@/lib/club-api/db/database";
import { transaction } from "@/lib/club-api/db/transaction";
import {
  countUnconfirmed,
  type DrawApplication,
  daysBefore,
  listApplications,
  readDrawPolicy,
  unconfirmedWins,
  updateApplication,
} from "@/lib/club-api/domains/draws";
import { findBooking, notifyPlayers } from "@/lib/club-api/domains/reservations";
import type { Context } from "@/lib/club-api/platform/context";
import { ClubFailure } from "@/lib/club-api/platform/failure";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { applicationState } from "@/lib/contract/code-values/draws";
import { penaltyKind } from "@/lib/contract/code-values/penalties";
import { punishMember } from "../../penalties/punish-member";
import { endWin } from "../decline-draw";
import { promoteReserves } from "./promote";

const dayMs = 86_400_000;

/**
 * Tells that a win lapses within a day unless it is confirmed, which costs a point the second time (C0370 v4); once per
 * win. Like the free deadline: winners are told unless they do not want to be, companions who asked for it.
 */
export async function remindWinners(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  const until = new Date(ctx.now.getTime() + dayMs);
  for (const { bookingIdx, confirmUntil } of await unconfirmedWins(db, clubIdx, { after: ctx.now, until })) {
    const booking = bookingIdx === null ? null : await findBooking(db, clubIdx, bookingIdx);
    if (booking?.state !== bookingState.drawHold || confirmUntil === null) continue;
    const to = { audience: "reminded", dedupeKey: `draw-confirm:${bookingIdx}` } as const;
    await transaction(db, (tx) =>
      notifyPlayers(tx, ctx, booking, "drawConfirmReminder", { deadline: confirmUntil }, to),
    );
  }
}

/** One forgotten win is forgiven; the second within the span costs the points (C0370 v4). */
const toleratedTimes = 1;

/**
 * Ends wins that nobody confirmed in time (20 to 70, domain.md 8.5) and hands all free slots of the draw to the reserves.
 * An own transaction per win; run again it finds nothing left.
 */
export async function expireWins(db: Database, ctx: Context, drawPostIdx: number): Promise<void> {
  for (const application of await listApplications(db, ctx.club.clubIdx, drawPostIdx, [
    applicationState.won,
  ])) {
    const { confirmUntil } = application;
    if (confirmUntil === null || ctx.now < confirmUntil) continue;
    await transaction(db, (tx) => expire(tx, ctx, application)).catch(passAnswered);
  }
  await promoteReserves(db, ctx, drawPostIdx);
}

/** The winner answered since the list was read; the others' time is over all the same. */
function passAnswered(error: unknown): void {
  if (!(error instanceof ClubFailure && error.msgCode === "DRAW_LATE")) throw error;
}

async function expire(tx: Database, ctx: Context, application: DrawApplication): Promise<void> {
  const { memberIdx, bookingIdx } = application;
  const { clubIdx } = ctx.club;
  const booking = bookingIdx === null ? null : await findBooking(tx, clubIdx, bookingIdx);
  // Whom the club itself has cancelled (70, 71) has let nothing lapse.
  if (booking?.state !== bookingState.drawHold) {
    await updateApplication(tx, application, [applicationState.won], {
      state: applicationState.declined,
      updatedAt: ctx.now,
    });
    return;
  }
  await endWin(tx, ctx, application, { from: [applicationState.won], to: applicationState.unconfirmed });
  const { unconfirmedPoints, unconfirmedDays } = await readDrawPolicy(tx, clubIdx);
  const since = daysBefore(ctx.now, unconfirmedDays);
  const times = await countUnconfirmed(tx, clubIdx, memberIdx, since);
  if (times <= toleratedTimes || unconfirmedPoints === 0) return;
  await punishMember(tx, ctx, {
    memberIdx,
    bookingIdx,
    penaltyCode: penaltyKind.drawUnconfirmed,
    penaltyBase: 0,
    points: unconfirmedPoints,
  });
}
