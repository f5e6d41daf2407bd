import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  endRequests,
  findParties,
  readJoinPolicy,
  selectAsks,
  selectExclusions,
  selectWaitingRequests,
} from "../../domains/joins";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { notifyMember } from "../messages/notify";
import { endAsk, seatJoiners } from "./answer-ask";
import { type OpenParty, readOpenParties } from "./open-parties";
import { proposeFlights } from "./propose-flights";
import { fittingRequests, waitingAsks } from "./read-joins";
import { settleFlights } from "./settle-flights";

/**
 * Runs each minute: ends what is over, books flights that have agreed, seats who fits where the booker has left it to the search,
 * notifies of what was found and asked, and proposes flights to whom no party takes. Each record has a transaction of its own; a
 * second run finds nothing left to do.
 */
export async function searchJoins(db: Database, ctx: Context): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const end = { endedAt: ctx.now, endedBy: "TIME" } as const;
  await transaction(db, (tx) => endRequests(tx, clubIdx, { before: clubDate(ctx.now, zone) }, end));
  await settleFlights(db, ctx);
  if (!(await readJoinPolicy(db, clubIdx)).isOn) return;
  await seatAutomatically(db, ctx);
  const parties = await readOpenParties(db, ctx);
  await endFulfilled(db, ctx, parties);
  await notifyBookers(db, ctx, parties);
  await notifyFound(db, ctx, parties);
  await proposeFlights(db, ctx);
}

/** Who asked first sits first. */
async function seatAutomatically(db: Database, ctx: Context): Promise<void> {
  const parties = (await readOpenParties(db, ctx)).filter(({ isAutomatic }) => isAutomatic);
  const waiting = new Set((await waitingAsks(db, ctx, parties)).map(({ askIdx }) => askIdx));
  for (const ask of await selectAsks(db, ctx.club.clubIdx, { state: "ASKED" })) {
    if (!waiting.has(ask.askIdx)) continue;
    try {
      await transaction(db, (tx) => seatJoiners(tx, ctx, ask));
    } catch (error) {
      // Full or over by now, or the booking cannot be changed: it waits until its party is over.
      if (!(error instanceof ClubFailure)) throw error;
    }
  }
}

/**
 * Whoever asked a party that is closed, cancelled, over, full or another one than was asked for (moved, opened for others) is
 * notified, whoever was seen by its booker or not.
 */
async function endFulfilled(db: Database, ctx: Context, parties: readonly OpenParty[]): Promise<void> {
  const asks = await selectAsks(db, ctx.club.clubIdx, { state: "ASKED" });
  const fitting = await fittingRequests(db, ctx, asks, parties);
  for (const ask of asks) {
    const isWanted = fitting.get(ask.requestIdx)?.some(({ bookingIdx }) => bookingIdx === ask.bookingIdx);
    if (isWanted) continue;
    await transaction(db, (tx) => endAsk(tx, ctx, ask, "TIME"));
  }
}

/** A booker hears of each golfer who asks; not in the call that asks, which would tell by its time who is shown to nobody. */
async function notifyBookers(db: Database, ctx: Context, parties: readonly OpenParty[]): Promise<void> {
  for (const { askIdx, bookingIdx } of await waitingAsks(db, ctx, parties)) {
    const party = parties.find((one) => one.bookingIdx === bookingIdx);
    const memberIdx = party?.booking.memberIdx;
    if (!party || !memberIdx || party.isAutomatic) continue;
    const vars = { date: party.playDate, time: party.teeTime };
    const dedupeKey = `join-asked:${askIdx}`;
    await transaction(db, (tx) => notifyMember(tx, ctx, memberIdx, "joinAsked", () => vars, { dedupeKey }));
  }
}

/** A golfer hears of the best party that fits a request, once for each. */
async function notifyFound(db: Database, ctx: Context, parties: readonly OpenParty[]): Promise<void> {
  const { clubIdx, zone } = ctx.club;
  const requests = await selectWaitingRequests(db, clubIdx, { today: clubDate(ctx.now, zone) });
  const found = findParties(requests, parties, await selectExclusions(db, clubIdx));
  for (const { requestIdx, memberIdx } of requests) {
    const [party] = found.get(requestIdx) ?? [];
    if (!party) continue;
    const vars = { date: party.playDate, time: party.teeTime };
    const dedupeKey = `join-found:${requestIdx}:${party.bookingIdx}`;
    await transaction(db, (tx) => notifyMember(tx, ctx, memberIdx, "joinFound", () => vars, { dedupeKey }));
  }
}
