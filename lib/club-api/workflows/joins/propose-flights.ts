import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import {
  answerUntil,
  findParties,
  insertFlight,
  joinSpan,
  membersOf,
  planFlights,
  readJoinPolicy,
  type Seeker,
  selectAsks,
  selectDaysOut,
  selectExclusions,
  selectGolfers,
  selectProposed,
  selectWaitingRequests,
  tryToPlan,
} from "../../domains/joins";
import { suspendedAmong } from "../../domains/penalties";
import { bindingRounds } from "../../domains/reservations";
import type { Context } from "../../platform/context";
import { notifyMember } from "../messages/notify";
import { type OpenTime, readFreeTimes } from "./free-times";
import { type OpenParty, readOpenParties } from "./open-parties";

/** Looks for flights of golfers whom no open party takes, and asks each of them. Nothing is held: who answers late may find the time gone. */
export function proposeFlights(db: Database, ctx: Context): Promise<void> {
  const { clubIdx } = ctx.club;
  return transaction(db, async (tx) => {
    if (!(await tryToPlan(tx, clubIdx))) return;
    const seekers = await readSeekers(tx, ctx);
    if (seekers.length < 2) return;
    const times = await readTimes(tx, ctx, seekers);
    const flights = planFlights(seekers, [...times.keys()], await selectExclusions(tx, clubIdx));
    for (const { time, golfers } of flights) {
      const until = times.get(time);
      if (until) await propose(tx, ctx, time, until, golfers);
    }
  });
}

async function propose(
  tx: Database,
  ctx: Context,
  time: OpenTime,
  until: Date,
  golfers: readonly Seeker[],
): Promise<void> {
  const { playDate, teeTime, courseCode, minPlayers } = time;
  const row = { playDate, teeTime, courseCode, minPlayers, answerUntil: until };
  await insertFlight(
    tx,
    { clubIdx: ctx.club.clubIdx, ...row, state: "PROPOSED", createdAt: ctx.now },
    golfers,
  );
  const vars = { date: playDate, time: teeTime, until };
  for (const { memberIdx } of golfers) await notifyMember(tx, ctx, memberIdx, "joinFlight", () => vars);
}

/** Empty times for which there is time to answer, each with the moment until when, but those that others are asked about now. */
async function readTimes(
  db: Database,
  ctx: Context,
  seekers: readonly Seeker[],
): Promise<Map<OpenTime, Date>> {
  const span = joinSpan(ctx, await readJoinPolicy(db, ctx.club.clubIdx));
  const last =
    seekers
      .map(({ toDate }) => toDate)
      .toSorted()
      .at(-1) ?? span.to;
  const free = (await readFreeTimes(db, ctx, { from: span.from, to: last })).filter(
    ({ playDate }) => playDate <= span.to,
  );
  const proposed = new Set((await selectProposed(db, ctx.club.clubIdx)).map(placeOf));
  return new Map(
    free.flatMap((time) => {
      const until = proposed.has(placeOf(time)) ? null : answerUntil(ctx.now, time.latest);
      return until ? [[time, until] as const] : [];
    }),
  );
}

/** A tee time as a text: a slot that was laid anew on it has another number. */
const placeOf = (time: { playDate: string; teeTime: string; courseCode: string }) =>
  `${time.playDate} ${time.teeTime} ${time.courseCode}`;

/**
 * Requests that no open party takes, of golfers who are in no flight now. Which parties take a request is judged by what its golfer is
 * shown: a party that fits and was not asked yet, or has not answered. Whoever is on a list of that party is treated as
 * everybody else.
 */
async function readSeekers(db: Database, ctx: Context): Promise<Seeker[]> {
  const { clubIdx, zone } = ctx.club;
  const today = clubDate(ctx.now, zone);
  const { guests } = await readJoinPolicy(db, clubIdx);
  const requests = await selectWaitingRequests(db, clubIdx, { today });
  const alone = requests.filter(
    ({ partnerName, partnerIdx }) => guests || partnerName === null || partnerIdx !== null,
  );
  const taken = await takenByParties(db, ctx, alone, await readOpenParties(db, ctx));
  const golfers = await selectGolfers(
    db,
    clubIdx,
    (await selectProposed(db, clubIdx)).map(({ flightIdx }) => flightIdx),
  );
  const inFlight = new Set(
    golfers.filter(({ answer }) => answer === "ASKED" || answer === "YES").map(({ memberIdx }) => memberIdx),
  );
  const partners = requests.filter(({ memberIdx }) => inFlight.has(memberIdx)).flatMap(membersOf);
  const busy = new Set([...inFlight, ...partners]);
  const left = alone.filter(
    (one) => !taken.has(one.requestIdx) && !membersOf(one).some((idx) => busy.has(idx)),
  );
  const suspended = await suspendedAmong(db, clubIdx, left.flatMap(membersOf), ctx.now);
  const free = left.filter((one) => !membersOf(one).some((idx) => suspended.has(idx)));
  return await withDaysOut(db, ctx, free);
}

type Request = Awaited<ReturnType<typeof selectWaitingRequests>>[number];

/** Requests for which a party is shown that could still take them. */
async function takenByParties(
  db: Database,
  ctx: Context,
  requests: readonly Request[],
  parties: readonly OpenParty[],
): Promise<Set<number>> {
  if (parties.length === 0) return new Set();
  const { clubIdx } = ctx.club;
  const found = findParties(requests, parties, await selectExclusions(db, clubIdx));
  const asks = await selectAsks(db, clubIdx, { requestIdxs: requests.map(({ requestIdx }) => requestIdx) });
  const over = new Set(
    asks.filter(({ state }) => state === "ENDED").map((ask) => `${ask.requestIdx} ${ask.bookingIdx}`),
  );
  return new Set(
    requests
      .filter(({ requestIdx }) =>
        (found.get(requestIdx) ?? []).some(({ bookingIdx }) => !over.has(`${requestIdx} ${bookingIdx}`)),
      )
      .map(({ requestIdx }) => requestIdx),
  );
}

/** The days on which each golfer or partner has a round already, or has declined to be asked again. */
async function withDaysOut(db: Database, ctx: Context, requests: readonly Request[]): Promise<Seeker[]> {
  if (requests.length === 0) return [];
  const { clubIdx } = ctx.club;
  const span = joinSpan(ctx, await readJoinPolicy(db, clubIdx));
  const memberIdxs = [...new Set(requests.flatMap(membersOf))];
  const rounds = await bindingRounds(db, { clubIdx, memberIdxs, ...span });
  const declined = await selectDaysOut(db, clubIdx, span.from);
  return requests.map((request) => {
    const own = membersOf(request);
    const days = [
      ...rounds.filter(({ memberIdx }) => own.includes(memberIdx ?? 0)),
      ...declined.filter(({ requestIdx }) => requestIdx === request.requestIdx),
    ];
    return { ...request, daysOut: new Set(days.map(({ playDate }) => playDate)) };
  });
}
