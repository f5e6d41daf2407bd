import { policyNumber, readPolicies } from "../../domains/policies";
import type { AppDeps } from "../deps";
import type { VisitedClub } from "../visit";

const megabyte = 1024 * 1024;

export function uploadPlace(deps: AppDeps, { club }: VisitedClub) {
  return {
    temporaryPath: () => deps.storage.temporaryPath(),
    limits: async () => {
      const policy = (await readPolicies(deps.db, club.clubIdx, ["C0500"])).get("C0500");
      return {
        imageBytes: policyNumber(policy?.value1, 5) * megabyte,
        documentBytes: policyNumber(policy?.value2, 20) * megabyte,
        files: policyNumber(policy?.value3, 10),
      };
    },
  };
}

/** C0500 v4, when the club names a number. */
export async function filesPerDay(deps: AppDeps, { club }: VisitedClub): Promise<number> {
  const policy = (await readPolicies(deps.db, club.clubIdx, ["C0500"])).get("C0500");
  return policyNumber(policy?.value4, 300);
}
