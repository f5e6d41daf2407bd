import type { MemberDetail, MemberEvent } from "@/lib/contract/ops-members";

const byEmail = "20";
const withdrawn = "40";

/** What the office may do to an account as it stands (domain.md 8.7 Member), the most urgent first. */
export function memberDeeds({
  state,
  certType,
  deskCheckedAt,
  sessions,
  locks,
}: Pick<MemberDetail, "state" | "certType" | "deskCheckedAt" | "sessions" | "locks">): MemberEvent[] {
  if (state === withdrawn) return [];
  return [
    ...(state === "50" ? (["APPROVE"] as const) : []),
    ...(state === "30" ? (["LIFT"] as const) : []),
    ...(certType === byEmail && deskCheckedAt === null ? (["DESK_CHECKED"] as const) : []),
    ...(locks ? (["UNLOCK"] as const) : []),
    ...(sessions > 0 ? (["END_SESSIONS"] as const) : []),
    ...(state === "10" ? (["SUSPEND"] as const) : []),
  ];
}

/** The events that the server takes with a reason only. */
export const reasonedDeeds: readonly MemberEvent[] = ["SUSPEND", "LIFT", "END_SESSIONS"];
