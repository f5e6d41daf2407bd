import type { DrawBand } from "@/lib/shared/draws/draw-types";
import { addDays } from "@/lib/shared/time/calendar";
import { atClubTime } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { dayIn, type RuleBook } from "../tee-sheets";
import type { DrawOfMonth, MonthRecord, OutsideRound, SlotRecord } from "./engine/record";
import type { PostRow } from "./repository";
import {
  selectApplications,
  selectBookings,
  selectDraws,
  selectOutside,
  selectPenalties,
  selectSlots,
  selectWaitings,
} from "./repository";
import { requestsOf } from "./requests";
import type { OutsideRow, SlotRow } from "./rows";

/** First and last day of a month `yyyy-MM`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** Everything that a month's demand is replayed from, in a few reads. */
export async function readMonth(
  db: Database,
  { club }: Context,
  { month, book, bands }: { month: string; book: RuleBook; bands: readonly DrawBand[] },
): Promise<MonthRecord> {
  const { zone, clubIdx } = club;
  const span = { clubIdx, ...daysOfMonth(month) };
  const posts = await selectDraws(db, span);
  const pools = posts.flatMap(({ frame }) => frame?.pool.map(({ sheetIdx }) => sheetIdx) ?? []);
  const slotRows = await selectSlots(db, span, pools);
  const bookings = await selectBookings(db, span);
  const waitings = await selectWaitings(db, span);
  const applications = await selectApplications(
    db,
    clubIdx,
    posts.map(({ drawPostIdx }) => drawPostIdx),
  );
  const dayTypeOf = dayTypes(book);
  const requests = requestsOf({ bookings, waitings, applications, dayTypeOf });
  const memberIdxs = [
    ...new Set(requests.flatMap(({ memberIdx }) => (memberIdx === null ? [] : [memberIdx]))),
  ];
  const penalties = await selectPenalties(db, span, memberIdxs);
  return {
    month,
    zone,
    requests,
    bands,
    slots: slotRows.filter(isOwnSlot).map((row) => slotOf(row, posts, dayTypeOf, zone)),
    draws: posts.flatMap((post) => drawOf(post) ?? []),
    outside: (await selectOutside(db, span, memberIdxs)).map((row) => outsideOf(row, zone)),
    suspensions: penalties.map(({ memberIdx, suspendFrom, suspendTo }) => ({
      memberIdx,
      from: new Date(suspendFrom),
      to: new Date(suspendTo),
    })),
    scored: penalties.map(({ memberIdx, createdAt, point }) => ({
      memberIdx,
      at: new Date(createdAt),
      point,
    })),
  };
}

/** Not the second slot of a 27-hole round, which nobody can ask for. */
function isOwnSlot({ linkedSheetIdx }: SlotRow): boolean {
  return linkedSheetIdx === null;
}

function slotOf(
  row: SlotRow,
  posts: readonly PostRow[],
  dayTypeOf: (playDate: string) => SlotRecord["dayType"],
  zone: string,
): SlotRecord {
  const post = posts.find(({ frame }) => frame?.pool.some(({ sheetIdx }) => sheetIdx === row.sheetIdx));
  return {
    ...row,
    teeOff: atClubTime(row.playDate, row.teeTime, zone),
    dayType: dayTypeOf(row.playDate),
    drawUntil: post?.releaseAt ?? null,
  };
}

function drawOf(post: PostRow): DrawOfMonth | null {
  const { drawPostIdx, drawAt, releaseAt, frame, outcome } = post;
  if (!frame || !outcome || post.listHash === null) return null;
  const { withdrawnSlots, entries } = outcome;
  const input = {
    ruleVersion: post.ruleVersion,
    seed: post.seed,
    listHash: post.listHash,
    beacon: post.beaconValue,
    mode: post.mode,
    rates: frame.rates,
    bands: frame.bands,
    quotas: post.quotas,
    pool: frame.pool.filter(({ sheetIdx }) => !withdrawnSlots.includes(sheetIdx)),
    entries: entries.filter(({ ineligible }) => ineligible === null),
  };
  return { drawPostIdx, drawAt, releaseAt, input };
}

function outsideOf(row: OutsideRow, zone: string): OutsideRound {
  const { createdAt, cancelAt, state, ...round } = row;
  return {
    ...round,
    teeOff: atClubTime(row.playDate, row.teeTime, zone),
    from: new Date(createdAt),
    endAt: cancelAt === null ? null : new Date(cancelAt),
    endState: state,
  };
}

function dayTypes(book: RuleBook): (playDate: string) => SlotRecord["dayType"] {
  const known = new Map<string, SlotRecord["dayType"]>();
  return (playDate) => {
    const dayType = known.get(playDate) ?? dayIn(book, playDate).dayType;
    known.set(playDate, dayType);
    return dayType;
  };
}
