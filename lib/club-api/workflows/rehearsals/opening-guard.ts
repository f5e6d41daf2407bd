import { addDays } from "@/lib/shared/time/calendar";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { listServedClubs, policyNumber, readPolicies } from "../../domains/policies";
import { dayIn, openAtIn, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";

const usualMinutes = 60;
/** No rule opens a day longer ahead. */
const farthestDays = 120;
const minuteMs = 60_000;

/** Minutes around a real opening in which nothing is rehearsed (C0560 v1). */
export async function readGuardMinutes(db: Database, clubIdx: number): Promise<number> {
  const policy = (await readPolicies(db, clubIdx, ["C0560"])).get("C0560");
  return policyNumber(policy?.value1, usualMinutes);
}

/** 4712 near an opening of any club of the server: they all share the machine. */
export async function refuseNearOpening(db: Database, ctx: Context, minutes: number): Promise<void> {
  for (const club of await listServedClubs(db)) {
    const openAt = await openingNear(db, { ...ctx, club }, minutes * minuteMs);
    if (openAt === null) continue;
    throw new ClubFailure("RHS_NEAR_OPENING", [clubTimestamp(openAt, ctx.club.zone), String(minutes)]);
  }
}

/** The first opening of the club that is less than `spanMs` away, before or behind. */
async function openingNear(db: Database, ctx: Context, spanMs: number): Promise<Date | null> {
  const today = clubDate(ctx.now, ctx.club.zone);
  const book = await readRuleBook(db, ctx, today, addDays(today, farthestDays));
  const moments = Array.from({ length: farthestDays + 1 }, (_, ahead) => dayIn(book, addDays(today, ahead)))
    .filter(({ isOpen }) => isOpen)
    .flatMap((day) => book.openRules.map(({ memberType }) => openAtIn(book, day, memberType)))
    .flatMap((openAt) => (openAt === null ? [] : [openAt.getTime()]))
    .filter((openAt) => Math.abs(openAt - ctx.now.getTime()) < spanMs);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
