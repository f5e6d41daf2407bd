import { memberTypeCode } from "@/lib/contract/code-values/members";

/**
 * Values that replace the club's own when C0010 v4 = Y: the preset for military courses (체력단련장) of domain.md 3
 * and 7.8. A preset is one switch; a club that wants other numbers switches it off and sets the policies themselves.
 */
export const pftPreset = {
  /** For C0030 v4: companions that must be named at booking. */
  companions: 2,
  /** For C0290 v1, v2: waiting entries a date, and open ones in all. */
  waitings: { perDate: 1, open: 2 },
  /** For C0330 v2: draws of a month that a member may apply for. */
  drawPostsPerMonth: 4,
  /** Priority on the waiting list by member type: retired members, then active duty; all others 0. */
  waitingPriorities: {
    [memberTypeCode.retiredSoldier]: 20,
    [memberTypeCode.activeDuty]: 10,
  } as Readonly<Record<string, number>>,
} as const;

/** Whether the club runs under the preset (C0010 v4). */
export function isPftClub(profile: { value4: string } | undefined): boolean {
  return profile?.value4 === "Y";
}
