import { waitingState } from "@/lib/contract/code-values/waitings";
import type { MyWaiting, WaitingDay } from "@/lib/contract/waitings/waitings";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { codeNames } from "../codes";
import { dayInfo, openAt, timeBands } from "../tee-sheets";
import { readWaitingPolicy } from "./policy";
import {
  type DaySlot,
  type OwnWaitings,
  selectDaySlots,
  selectOpen,
  selectOpenOf,
  selectPage,
  type Waiting,
} from "./repository";
import { inQueueOrder, isAnyTime, isInBand, waitingCloseAt } from "./rules";

/** The open entries per day in order: a place in it is a rank. */
export type Ranks = Map<string, number[]>;

export async function ranksOn(db: Database, clubIdx: number, playDates: readonly string[]): Promise<Ranks> {
  const ranks: Ranks = new Map();
  if (playDates.length === 0) return ranks;
  for (const { playDate, waitingIdx } of inQueueOrder(await selectOpen(db, clubIdx, playDates))) {
    ranks.set(playDate, [...(ranks.get(playDate) ?? []), waitingIdx]);
  }
  return ranks;
}

/** The place of an entry in its day's list, from 1; null when it is in it no more. */
export function rankOf(ranks: Ranks, { playDate, waitingIdx }: Waiting): number | null {
  const place = ranks.get(playDate)?.indexOf(waitingIdx) ?? -1;
  return place < 0 ? null : place + 1;
}

/** A page of a member's entries with their ranks (domain.md Y14). */
export async function readMyWaitings(
  db: Database,
  ctx: Context,
  memberIdx: number,
  { page, size, state, from }: OwnWaitings & { page: number; size: number },
): Promise<{ list: MyWaiting[]; total: number; page: number; size: number }> {
  const { clubIdx, zone } = ctx.club;
  const { rows, total } = await selectPage(db, { clubIdx, memberIdx, state, from }, { page, size });
  const names = await codeNames(db, clubIdx, "standbyStateCodes", ctx.choice);
  const ranks = await ranksOn(
    db,
    clubIdx,
    rows.map(({ waiting }) => waiting.playDate),
  );
  const list = rows.map(({ waiting, offer }) => ({
    waitingIdx: waiting.waitingIdx,
    playDate: waiting.playDate,
    standbyTimeCodes: waiting.standbyTimeCodes,
    courseCodes: waiting.courseCodes,
    playerCount: waiting.playerCount,
    caddieMode: waiting.caddieMode,
    state: waiting.state,
    stateName: names.get(waiting.state) ?? waiting.state,
    rank: rankOf(ranks, waiting),
    createdAt: clubTimestamp(waiting.createdAt, zone),
    offerUntil: waiting.offerUntil && clubTimestamp(waiting.offerUntil, zone),
    offer: waiting.state === waitingState.offered ? offer : null,
    graceUntil: waiting.graceUntil && clubTimestamp(waiting.graceUntil, zone),
    bookingIdx: waiting.bookingIdx,
  }));
  return { list, total, page, size };
}

/** Party sizes and courses of the times in a band. */
function whatIsIn(slots: readonly DaySlot[]) {
  return {
    minPlayers: Math.min(...slots.map(({ minPlayers }) => minPlayers)),
    maxPlayers: Math.max(...slots.map(({ maxPlayers }) => maxPlayers)),
    courseCodes: [...new Set(slots.map(({ courseCode }) => courseCode))].sort(),
  };
}

/** A day's waiting list as a member sees it (domain.md R10): only bands in which the day has slots. */
export async function readWaitingDay(
  db: Database,
  ctx: Context,
  member: { memberIdx: number; memberType: string },
  playDate: string,
): Promise<WaitingDay> {
  const { clubIdx, zone } = ctx.club;
  const policy = await readWaitingPolicy(db, ctx);
  const closeAt = waitingCloseAt(playDate, policy, zone);
  const slots = await selectDaySlots(db, { clubIdx, memberType: member.memberType, now: ctx.now }, playDate);
  const opens = await openAt(db, ctx, playDate, member.memberType);
  const isOpen = opens !== null && opens <= ctx.now && (await dayInfo(db, ctx, playDate)).isOpen;
  const waiting = await selectOpen(db, clubIdx, [playDate]);
  const allBands = await timeBands(db, ctx);
  const anyTime = allBands.filter(isAnyTime).map(({ key }) => key);
  const bands = allBands.flatMap((band) => {
    const inBand = slots.filter(({ teeTime }) => isInBand(teeTime, band));
    if (isAnyTime(band) || inBand.length === 0) return [];
    const isWaited = ({ standbyTimeCodes }: Waiting) =>
      standbyTimeCodes.some((code) => code === band.key || anyTime.includes(code));
    const freeSlots = isOpen ? inBand.filter(({ isFree }) => isFree).length : 0;
    const waitingTeams = waiting.filter(isWaited).length;
    return [{ key: band.key, name: band.name, freeSlots, waitingTeams, ...whatIsIn(inBand) }];
  });
  const ranks = await ranksOn(db, clubIdx, [playDate]);
  const open = await selectOpenOf(db, clubIdx, member.memberIdx);
  return {
    playDate,
    possible: isOpen && ctx.now < closeAt && bands.some(({ freeSlots }) => freeSlots === 0),
    closeAt: clubTimestamp(closeAt, zone),
    bands,
    my: open
      .filter((entry) => entry.playDate === playDate)
      .map((entry) => ({
        waitingIdx: entry.waitingIdx,
        standbyTimeCodes: entry.standbyTimeCodes,
        state: entry.state,
        rank: rankOf(ranks, entry),
      })),
    limits: { perDate: policy.perDate, open: policy.open, openUsed: open.length },
  };
}
