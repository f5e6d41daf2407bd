import { clubDate, clubTimestamp } from "@/lib/shared/time/club-time";
import { monthStart } from "@/lib/shared/time/months";
import type { Context } from "../../platform/context";
import type { Delegation } from "./delegation-repository";
import { stateAt } from "./rules";

/** The state of now, and when and by whom a permission ended. */
export function shownEnd(ctx: Context, delegation: Delegation) {
  const state = stateAt(delegation, ctx.now);
  const byTime = state === "ENDED" && delegation.state !== "ENDED";
  const overAt = delegation.state === "INVITED" ? delegation.inviteEndsAt : delegation.endsAt;
  const endedAt = byTime ? overAt : delegation.endedAt;
  return {
    state,
    endedAt: endedAt && clubTimestamp(endedAt, ctx.club.zone),
    endedBy: byTime ? ("TIME" as const) : delegation.endedBy,
  };
}

/** The moment from which acts count this month. */
export function thisMonth({ club, now }: Context): Date {
  return monthStart(clubDate(now, club.zone), club.zone);
}
