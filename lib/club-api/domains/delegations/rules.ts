import type { DelegationState } from "@/lib/contract/accounts/delegations";
import { atClubTime } from "@/lib/shared/time/club-time";

/** What the club allows (C0550): nothing while it is off. */
export type DelegationPolicy = { isOn: boolean; delegates: number; monthlyActs: number; days: number };

/** For so many members one person may act: whoever books for many is no helper. */
export const mostHeld = 3;
export const inviteDays = 7;

type Stored = { state: DelegationState; inviteEndsAt: Date; endsAt: Date };

/** The state of now: nobody has to end what time has ended. */
export function stateAt({ state, inviteEndsAt, endsAt }: Stored, now: Date): DelegationState {
  if (state === "INVITED" && inviteEndsAt <= now) return "ENDED";
  return state !== "ENDED" && endsAt <= now ? "ENDED" : state;
}

/** The first moment of the month of a club day. */
export function monthStart(date: string, zone: string): Date {
  return atClubTime(`${date.slice(0, 7)}-01`, "00:00", zone);
}

/** The months that end with the one of a day, the oldest first: `2026-11`. */
export function monthsUntil(date: string, count: number): string[] {
  const last = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - (count - 1 - index);
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;
  });
}
