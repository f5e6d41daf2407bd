import { isPftClub, pftPreset } from "@/lib/shared/pft-preset";
import { type QuietHours, readQuietHours } from "@/lib/shared/time/quiet-hours";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { policyNumber, readPolicies } from "../policies";

/** The club's numbers for waiting lists: C0290, C0300, C0310, and C0010 v4 for the PFT preset. */
export type WaitingPolicy = {
  isPft: boolean;
  perDate: number;
  open: number;
  closeDays: number;
  closeTime: string;
  mode: "AUTO" | "OFFER" | "OFF";
  isLateOnly: boolean;
  offerMinutes: number;
  quiet: QuietHours | null;
  graceMinutes: number;
  leadMinutes: number;
  channels: ("SMS" | "MAIL")[];
};

export async function readWaitingPolicy(db: Database, { club }: Context): Promise<WaitingPolicy> {
  const policies = await readPolicies(db, club.clubIdx, ["C0010", "C0290", "C0300", "C0310"]);
  const limits = policies.get("C0290");
  const assignment = policies.get("C0300");
  const grace = policies.get("C0310");
  const isPft = isPftClub(policies.get("C0010"));
  const mode = assignment?.value1;
  return {
    isPft,
    perDate: policyNumber(limits?.value1, 1),
    open: policyNumber(limits?.value2, 3),
    ...(isPft ? pftPreset.waitings : {}),
    closeDays: policyNumber(limits?.value3, 1),
    closeTime: limits?.value4 || "17:00",
    mode: mode === "OFFER" || mode === "OFF" ? mode : "AUTO",
    isLateOnly: assignment?.value2 === "LATE",
    offerMinutes: policyNumber(assignment?.value3, 30),
    quiet: readQuietHours(assignment?.value4),
    graceMinutes: policyNumber(grace?.value1, 60),
    leadMinutes: policyNumber(grace?.value2, 180),
    channels: [
      ...(grace?.value3 === "N" ? [] : (["SMS"] as const)),
      ...(grace?.value4 === "N" ? [] : (["MAIL"] as const)),
    ],
  };
}
