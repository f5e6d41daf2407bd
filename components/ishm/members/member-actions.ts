import type { MemberDetail, MemberEvent } from "@/lib/contract/accounts/ops-members";
import { certificationType, memberState } from "@/lib/contract/code-values/members";

/** The actions that the state of an account allows (domain.md 8.7 Member), the most urgent first. */
export function memberActions({
  state,
  certType,
  deskCheckedAt,
  sessions,
  locks,
}: Pick<MemberDetail, "state" | "certType" | "deskCheckedAt" | "sessions" | "locks">): MemberEvent[] {
  if (state === memberState.withdrawn) return [];
  return [
    ...(state === memberState.awaitingApproval ? (["APPROVE"] as const) : []),
    ...(state === memberState.suspended ? (["LIFT"] as const) : []),
    ...(certType === certificationType.email && deskCheckedAt === null ? (["DESK_CHECKED"] as const) : []),
    ...(locks ? (["UNLOCK"] as const) : []),
    ...(sessions > 0 ? (["END_SESSIONS"] as const) : []),
    ...(state === memberState.active ? (["SUSPEND"] as const) : []),
  ];
}

/** The events that the server takes with a reason only. */
export const reasonedActions: readonly MemberEvent[] = ["SUSPEND", "LIFT", "END_SESSIONS"];
