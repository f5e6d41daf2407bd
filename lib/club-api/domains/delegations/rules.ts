import type { DelegationState } from "@/lib/contract/accounts/delegations";

/** The club's policy C0550; it allows nothing while it is off. */
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
