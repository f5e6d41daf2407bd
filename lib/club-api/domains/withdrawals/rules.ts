import type { BlockCode } from "@/lib/contract/accounts/members";
import { memberTypeCode } from "@/lib/contract/code-values/members";

/** Open items of a member that block a withdrawal. */
export type OpenItems = {
  /** Bookings to come: states 10, 20, 30, 80. */
  bookings: number;
  unpaidFines: number;
  isSuspended: boolean;
  waitings: number;
  draws: number;
  teamForms: number;
  unsettledVisits: number;
  memberType: string;
  /** The same login id is an admin of the club and the only SSADMIN of all clubs. */
  isOnlySSAdmin: boolean;
};

export type Block = { code: BlockCode; count: number };

/** Regular, weekday, family and corporate membership: a contract that the office settles (B4). */
const paidTypes: readonly string[] = [
  memberTypeCode.regular,
  memberTypeCode.weekday,
  memberTypeCode.family,
  memberTypeCode.corporate,
];

/** Why an account cannot be closed yet, in the order of domain.md 7.13. */
export function withdrawalBlocks(open: OpenItems): Block[] {
  const counts: [BlockCode, number][] = [
    ["B1", open.bookings],
    ["B2", open.unpaidFines + (open.isSuspended ? 1 : 0)],
    ["B3", open.waitings + open.draws + open.teamForms],
    ["B4", paidTypes.includes(open.memberType) ? 1 : 0],
    ["B5", open.unsettledVisits],
    ["B6", open.isOnlySSAdmin ? 1 : 0],
  ];
  return counts.flatMap(([code, count]) => (count > 0 ? [{ code, count }] : []));
}

/** The words of C0460 as days and years. */
export type RetentionPolicy = {
  rejoinDays: number;
  accessDays: number;
  paymentYears: number;
  complaintYears: number;
};

/** A moment so many calendar years later; 29 February becomes 1 March where there is none. */
export function yearsLater(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
