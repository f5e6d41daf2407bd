import { waitingState } from "@/lib/contract/code-values/waitings";
import type { CallOutput } from "@/lib/contract/routes";
import type { WaitingRow } from "@/lib/contract/waitings/ops-waitings";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import type { Veil } from "../../platform/veil";
import { codeNames } from "../codes";
import { timeBands } from "../tee-sheets";
import {
  countFree,
  type OfficeFilter,
  type OfficeRow,
  selectDemand,
  selectOffice,
} from "./office-repository";
import { readWaitingPolicy } from "./policy";
import { rankOf, ranksOn } from "./read";
import { waitingCloseAt } from "./rules";

/** A page of the entries for the office: coming days first, each in rank order. */
export async function readOfficeWaitings(
  db: Database,
  ctx: Context,
  { page, size, ...filter }: OfficeFilter & { page: number; size: number },
  veil: Veil,
): Promise<CallOutput<"GET /ops/waitings">> {
  const { clubIdx, zone } = ctx.club;
  const place = { clubIdx, today: clubDate(ctx.now, zone) };
  const { rows, total } = await selectOffice(db, place, filter, { page, size });
  const shown = await officeWaitings(db, ctx, rows, veil);
  return { list: shown, total, page, size };
}

/** Entries as the office sees them, with their ranks and the names of what they ask for. */
export async function officeWaitings(
  db: Database,
  ctx: Context,
  rows: readonly OfficeRow[],
  veil: Veil,
): Promise<WaitingRow[]> {
  const { clubIdx, zone } = ctx.club;
  const namesOf = (group: string) => codeNames(db, clubIdx, group, ctx.choice);
  const states = await namesOf("standbyStateCodes");
  const types = await namesOf("memberTypes");
  const courses = await namesOf("courses");
  const bands = new Map((await timeBands(db, ctx)).map(({ key, name }) => [key, name]));
  const ranks = await ranksOn(db, clubIdx, [...new Set(rows.map(({ waiting }) => waiting.playDate))]);
  const named = (names: ReadonlyMap<string, string>, codes: readonly string[]) =>
    codes.map((code) => names.get(code) ?? code);
  const moment = (at: Date | null) => at && clubTimestamp(at, zone);
  return rows.map(({ waiting, memberName, memberType, offer }) => ({
    waitingIdx: waiting.waitingIdx,
    memberIdx: waiting.memberIdx,
    memberName: veil.name(memberName),
    memberType,
    memberTypeName: types.get(memberType) ?? memberType,
    playDate: waiting.playDate,
    standbyTimeCodes: waiting.standbyTimeCodes,
    bandNames: named(bands, waiting.standbyTimeCodes),
    courseCodes: waiting.courseCodes,
    courseNames: named(courses, waiting.courseCodes),
    playerCount: waiting.playerCount,
    caddieMode: waiting.caddieMode,
    priority: waiting.priority,
    agreesAutoAssign: waiting.agreesAutoAssign,
    state: waiting.state,
    stateName: states.get(waiting.state) ?? waiting.state,
    rank: rankOf(ranks, waiting),
    createdAt: clubTimestamp(waiting.createdAt, zone),
    offerUntil: moment(waiting.offerUntil),
    offer:
      waiting.state === waitingState.offered && offer
        ? { ...offer, courseName: courses.get(offer.courseCode) ?? offer.courseCode }
        : null,
    graceUntil: moment(waiting.graceUntil),
    bookingIdx: waiting.bookingIdx,
  }));
}

/** Coming days with somebody in line: how many wait, and how many times are free. */
export async function readWaitingDemand(
  db: Database,
  ctx: Context,
): Promise<CallOutput<"GET /ops/waiting-days">> {
  const { clubIdx, zone } = ctx.club;
  const policy = await readWaitingPolicy(db, ctx);
  const days = await selectDemand(db, clubIdx, clubDate(ctx.now, zone));
  const dates = days.map(({ playDate }) => playDate);
  const free = await countFree(db, clubIdx, dates, ctx.now);
  return {
    days: days.map((day) => ({
      ...day,
      freeSlots: free.get(day.playDate) ?? 0,
      closeAt: clubTimestamp(waitingCloseAt(day.playDate, policy, zone), zone),
    })),
  };
}
