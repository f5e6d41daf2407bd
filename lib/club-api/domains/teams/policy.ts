import type { Database } from "../../db/database";
import { policyNumber, readPolicies } from "../policies";

/** The numbers of the yearly teams (C0380, C0390, and C0030 for the party). */
export type TeamPolicy = {
  minTeams: number;
  maxTeams: number;
  requiredRounds: number;
  maxSuspensions: number;
  /** Days before the date until which it may be given up, or its number of teams cut, free of a fine. */
  freeDateDays: number;
  freeCountDays: number;
  formsPerMember: number;
  officerChanges: number;
  minPlayers: number;
};

export async function readTeamPolicy(db: Database, clubIdx: number): Promise<TeamPolicy> {
  const policies = await readPolicies(db, clubIdx, ["C0030", "C0380", "C0390"]);
  const number = (code: string, place: 1 | 2 | 3 | 4, fallback: number) =>
    policyNumber(policies.get(code)?.[`value${place}`], fallback);
  return {
    minTeams: number("C0380", 1, 3),
    maxTeams: number("C0380", 2, 8),
    requiredRounds: number("C0380", 3, 10),
    maxSuspensions: number("C0380", 4, 2),
    freeDateDays: number("C0390", 1, 14),
    freeCountDays: number("C0390", 2, 7),
    formsPerMember: number("C0390", 3, 2),
    officerChanges: number("C0390", 4, 2),
    minPlayers: number("C0030", 1, 3),
  };
}
