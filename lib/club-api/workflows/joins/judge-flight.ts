import { memberState } from "@/lib/contract/code-values/members";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import {
  closeFlight,
  type FlightGolfer,
  flightStep,
  isKeptApart,
  type JoinFlight,
  membersOf,
  readJoinPolicy,
  selectExclusions,
  selectFlight,
  selectGolfers,
  selectWaitingRequests,
  setAnswer,
} from "../../domains/joins";
import { suspendedAmong } from "../../domains/penalties";
import { bindingRounds, lockMembers } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { notifyMember } from "../messages/notify";
import { isDayOver } from "./free-times";

type Request = Awaited<ReturnType<typeof selectWaitingRequests>>[number];
/** A flight that all who are left have agreed to. */
export type AgreedFlight = { flight: JoinFlight; golfers: readonly Request[] };

/**
 * Judges a flight as it is behind the locks of its golfers, and keeps what follows: golfers who are out, an end. Answers, bookings and
 * other runs of the job lock one of them or all, so nobody else writes to the flight meanwhile.
 * Answers the flight when it is to be booked. Who is out is told the same whatever the reason; who withdrew the own request is
 * told nothing.
 */
export async function judgeFlight(
  tx: Database,
  ctx: Context,
  flightIdx: number,
): Promise<AgreedFlight | null> {
  const { clubIdx } = ctx.club;
  const seen = await readGolfers(tx, ctx, flightIdx);
  const own = seen.golfers.map(({ memberIdx }) => memberIdx);
  await lockMembers(tx, clubIdx, [...own, ...seen.requests.flatMap(membersOf)]);
  const flight = await selectFlight(tx, clubIdx, flightIdx);
  if (flight?.state !== "PROPOSED") return null;
  const { golfers, requests } = await readGolfers(tx, ctx, flightIdx);
  const isLate = ctx.now >= flight.answerUntil;
  const live = new Set(golfers.filter(isIn).map(({ requestIdx }) => requestIdx));
  const left = await whoIsLeft(
    tx,
    ctx,
    flight,
    requests.filter(({ requestIdx }) => live.has(requestIdx)),
  );
  const judged = golfers.map((golfer) => ({ ...golfer, answer: answerNow(golfer, { left, isLate }) }));
  for (const [place, golfer] of judged.entries()) {
    if (golfer.answer === golfers[place]?.answer) continue;
    await setAnswer(tx, golfer, golfer.answer, ctx.now);
    const isWaiting = requests.some(({ requestIdx }) => requestIdx === golfer.requestIdx);
    if (golfer.answer === "OUT" && isWaiting) await tellEnded(tx, ctx, flight, golfer);
  }
  const step = (await isDayOver(tx, ctx, flight.playDate)) ? "END" : flightStep(judged, flight.minPlayers);
  if (step === "END") await endFlight(tx, ctx, flight, judged, "SHORT");
  if (step !== "BOOK") return null;
  const agreed = new Set(judged.filter(({ answer }) => answer === "YES").map(({ requestIdx }) => requestIdx));
  return { flight, golfers: requests.filter(({ requestIdx }) => agreed.has(requestIdx)) };
}

async function readGolfers(db: Database, ctx: Context, flightIdx: number) {
  const { clubIdx, zone } = ctx.club;
  const golfers = await selectGolfers(db, clubIdx, [flightIdx]);
  const requestIdxs = golfers.map(({ requestIdx }) => requestIdx);
  const today = clubDate(ctx.now, zone);
  const requests = await selectWaitingRequests(db, clubIdx, { today, requestIdxs });
  return { golfers, requests };
}

const isIn = ({ answer }: Pick<FlightGolfer, "answer">) => answer === "ASKED" || answer === "YES";

function answerNow(
  golfer: FlightGolfer,
  { left, isLate }: { left: ReadonlySet<number>; isLate: boolean },
): FlightGolfer["answer"] {
  if (!isIn(golfer)) return golfer.answer;
  if (!left.has(golfer.requestIdx)) return "OUT";
  return isLate && golfer.answer === "ASKED" ? "LATE" : golfer.answer;
}

/**
 * The requests of a flight that can still be joined: of golfers who are not suspended, have no round that day, and are not kept apart
 * from one who asked before.
 */
async function whoIsLeft(
  db: Database,
  ctx: Context,
  { playDate }: JoinFlight,
  requests: readonly Request[],
): Promise<Set<number>> {
  const { clubIdx } = ctx.club;
  const { isOn } = await readJoinPolicy(db, clubIdx);
  const everybody = requests.flatMap(membersOf);
  if (!isOn || everybody.length === 0) return new Set();
  const suspended = await suspendedAmong(db, clubIdx, everybody, ctx.now);
  const rounds = await bindingRounds(db, { clubIdx, memberIdxs: everybody, from: playDate, to: playDate });
  const exclusions = await selectExclusions(db, clubIdx);
  const active = await lockMembers(db, clubIdx, everybody);
  const seated: Request[] = [];
  for (const request of requests) {
    const isHindered = membersOf(request).some(
      (idx) =>
        suspended.has(idx) ||
        rounds.some((round) => round.memberIdx === idx) ||
        !active.some((member) => member.memberIdx === idx && member.state === memberState.active),
    );
    const isApart = isKeptApart({ members: seated.flatMap(membersOf) }, request, exclusions);
    if (!isHindered && !isApart) seated.push(request);
  }
  return new Set(seated.map(({ requestIdx }) => requestIdx));
}

/** Ends a flight; whoever was still in it is told, and the requests wait on where they were. */
export async function endFlight(
  tx: Database,
  ctx: Context,
  flight: JoinFlight,
  golfers: readonly FlightGolfer[],
  endedBy: "SHORT" | "UNBOOKED",
): Promise<void> {
  await closeFlight(tx, flight, { endedBy }, ctx.now);
  for (const golfer of golfers.filter(isIn)) await tellEnded(tx, ctx, flight, golfer);
}

function tellEnded(
  tx: Database,
  ctx: Context,
  { playDate, teeTime }: JoinFlight,
  { memberIdx }: Pick<FlightGolfer, "memberIdx">,
): Promise<void> {
  const vars = { date: playDate, time: teeTime };
  return notifyMember(tx, ctx, memberIdx, "joinFlightEnded", () => vars);
}
