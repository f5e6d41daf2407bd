import type { CallOutput } from "@/lib/contract/routes";
import { percentOffFor } from "@/lib/shared/fees/last-minute";
import { moneyToWire } from "@/lib/shared/money/money";
import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { selectChoices, selectGolfers, selectOwnFlights, selectWaitingRequests } from "../../domains/joins";
import { findMember } from "../../domains/members";
import { readFormats } from "../../domains/policies";
import { slotsWithHolders } from "../../domains/reservations";
import { companionType, greenFeeIn, readRuleBook } from "../../domains/tee-sheets";
import type { Context } from "../../platform/context";

type Answer = CallOutput<"GET /ext/joins">["flights"];
type Found = Awaited<ReturnType<typeof selectOwnFlights>>[number];

/**
 * The flights that a member is asked about, each with the others as they were when it was proposed: who has declined or is out is shown
 * as before, so that nobody learns it.
 */
export async function readOwnFlights(
  db: Database,
  ctx: Context,
  memberIdx: number,
  courses: ReadonlyMap<string, string>,
): Promise<Answer> {
  const { clubIdx, zone } = ctx.club;
  const found = await selectOwnFlights(db, { clubIdx, memberIdx }, ctx.now);
  const waiting = await openRequests(db, ctx, memberIdx, found);
  const shown = found.filter(({ own }) => waiting.has(own.requestIdx));
  const golfers = await selectGolfers(
    db,
    clubIdx,
    shown.map(({ flight }) => flight.flightIdx),
  );
  const idxs = golfers.map((golfer) => golfer.memberIdx);
  const choices = idxs.length === 0 ? [] : await selectChoices(db, clubIdx, idxs);
  const answer: Answer = [];
  for (const { flight, own } of shown) {
    const { flightIdx, playDate, teeTime, courseCode } = flight;
    const all = golfers.filter((golfer) => golfer.flightIdx === flightIdx);
    const players = all.reduce((sum, golfer) => sum + golfer.players, 0);
    answer.push({
      flightIdx,
      playDate,
      teeTime,
      courseName: courses.get(courseCode) ?? courseCode,
      players,
      greenFee: await greenFeeOf(
        db,
        ctx,
        { flight, own },
        { players, bookerIdx: all[0]?.memberIdx ?? memberIdx },
      ),
      answerUntil: clubTimestamp(flight.answerUntil, zone),
      hasAgreed: own.answer === "YES",
      others: all.flatMap((golfer) => {
        const choice = choices.find((one) => one.memberIdx === golfer.memberIdx);
        if (!choice || golfer.requestIdx === own.requestIdx) return [];
        const { level, languages, pace } = choice;
        return [{ level, languages, pace, players: golfer.players }];
      }),
    });
  }
  return answer;
}

/** Which of the requests still wait: a flight of one that was withdrawn is not shown any more. */
async function openRequests(
  db: Database,
  ctx: Context,
  memberIdx: number,
  found: readonly Found[],
): Promise<Set<number>> {
  if (found.length === 0) return new Set();
  const requestIdxs = found.map(({ own }) => own.requestIdx);
  const today = clubDate(ctx.now, ctx.club.zone);
  const rows = await selectWaitingRequests(db, ctx.club.clubIdx, { today, memberIdx, requestIdxs });
  return new Set(rows.map(({ requestIdx }) => requestIdx));
}

/**
 * The member's green fee and the partner's, who pays as a companion until the own yes, with the last-minute discount of who would
 * book; null where the fees say none.
 */
async function greenFeeOf(
  db: Database,
  ctx: Context,
  { flight: { playDate, teeTime, courseCode }, own }: Found,
  { players: partySize, bookerIdx }: { players: number; bookerIdx: number },
): Promise<Answer[number]["greenFee"]> {
  const { clubIdx } = ctx.club;
  const member = await findMember(db, clubIdx, own.memberIdx);
  const booker = await findMember(db, clubIdx, bookerIdx);
  const rows = await slotsWithHolders(db, clubIdx, { from: playDate, to: playDate });
  const slot = rows.find((row) => row.slot.teeTime === teeTime && row.slot.courseCode === courseCode)?.slot;
  if (!member || !slot) return null;
  const book = await readRuleBook(db, ctx, playDate);
  const { holeCode } = slot;
  const percentOff = percentOffFor(slot.lastMinute, booker?.memberType ?? "");
  const types = [member.memberType, ...(own.players > 1 ? [companionType] : [])];
  const fees = types.map((type) => greenFeeIn(book, { slot, holeCode, partySize, percentOff }, type));
  const total = fees.reduce((sum, fee) => sum && fee && sum.plus(fee));
  return total ? moneyToWire(total, await readFormats(db, clubIdx)) : null;
}
