import { addDays } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { policyNumber, readPolicies } from "../policies";
import { endAsks } from "./ask-repository";
import { closeParties } from "./party-repository";
import { deleteBefore, endRequests, selectChoice } from "./request-repository";
import type { JoinPolicy } from "./rules";

export {
  endAsks,
  insertAsk,
  type JoinAsk,
  lockAsk,
  selectAsk,
  selectAsks,
  setJoined,
} from "./ask-repository";
export { deleteExclusion, insertExclusion, selectExcluded, selectExclusions } from "./exclusion-repository";
export {
  closeFlight,
  type FlightGolfer,
  insertFlight,
  type JoinFlight,
  selectDaysOut,
  selectFlight,
  selectGolfers,
  selectOwnFlights,
  selectProposed,
  setAnswer,
  tryToPlan,
} from "./flight-repository";
export { listAsks, listFlights, readFigures } from "./office";
export { closeParties, selectOwnBookings, selectParties, upsertParty } from "./party-repository";
export {
  answerUntil,
  type FreeTime,
  flightStep,
  isInHours,
  membersOf,
  planFlights,
  type Seeker,
} from "./plan-flights";
export {
  countOpenRequests,
  endRequests,
  insertRequest,
  lockOpen,
  markJoined,
  playersOf,
  selectChoice,
  selectChoices,
  selectOwnRequests,
  selectRequest,
  selectWaitingRequests,
  upsertChoice,
} from "./request-repository";
export { findParties, freeSeatsOf, isKeptApart, type JoinPolicy, type Party } from "./rules";

/** How long an ended request and what was asked by it can be looked up. */
const retentionDays = 365;

/** C0570 of the club; a club without the entry joins nobody. */
export async function readJoinPolicy(db: Database, clubIdx: number): Promise<JoinPolicy> {
  const policy = (await readPolicies(db, clubIdx, ["C0570"])).get("C0570");
  return {
    isOn: policy?.value1 === "Y",
    guests: policy?.value2 === "Y",
    days: policyNumber(policy?.value3, 14),
    requests: policyNumber(policy?.value4, 3),
  };
}

/** 5001 while the club joins nobody. */
export async function requireJoins(db: Database, clubIdx: number): Promise<JoinPolicy> {
  const policy = await readJoinPolicy(db, clubIdx);
  if (!policy.isOn) throw new ClubFailure("JOIN_OFF");
  return policy;
}

/** The same for a member who takes part; 5002 for who does not. */
export async function requireTakingPart(
  db: Database,
  clubIdx: number,
  memberIdx: number,
): Promise<JoinPolicy> {
  const policy = await requireJoins(db, clubIdx);
  if (!(await selectChoice(db, { clubIdx, memberIdx }))?.isOn) throw new ClubFailure("JOIN_NOT_CHOSEN");
  return policy;
}

/** The first and the last day for which somebody can be joined. */
export function joinSpan({ club, now }: Context, { days }: JoinPolicy): { from: string; to: string } {
  const from = clubDate(now, club.zone);
  return { from, to: addDays(from, days) };
}

/** Everything of a member that waits ends at once: requests, what was asked, open parties. */
export async function endTakingPart(tx: Database, ctx: Context, memberIdx: number): Promise<void> {
  const { clubIdx } = ctx.club;
  const end = { endedAt: ctx.now, endedBy: "MEMBER" } as const;
  await endRequests(tx, clubIdx, { memberIdx }, end);
  await endAsks(tx, clubIdx, { memberIdx }, end);
  await closeParties(tx, clubIdx, { memberIdx }, ctx.now);
}

/** Drops what was over a year ago. */
export function purgeJoins(db: Database, { club, now }: Context): Promise<void> {
  return deleteBefore(db, club.clubIdx, addDays(clubDate(now, club.zone), -retentionDays));
}
