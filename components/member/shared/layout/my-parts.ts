import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";

/** The pages of the member area in the order of their navigation. */
export const myParts = [
  "home",
  "bookings",
  "waitings",
  "joins",
  "lastMinute",
  "draws",
  "teams",
  "coupons",
  "penalties",
  "visits",
  "cs",
  "account",
] as const;
export type MyPart = (typeof myParts)[number];

export const partAddresses: Record<MyPart, () => string> = {
  home: paths.myPage,
  bookings: memberPaths.my.bookings,
  waitings: () => memberPaths.my.waitings(),
  joins: memberPaths.my.joins,
  lastMinute: memberPaths.my.lastMinute,
  draws: memberPaths.my.draws,
  teams: memberPaths.my.teams,
  coupons: memberPaths.my.coupons,
  penalties: memberPaths.my.penalties,
  visits: memberPaths.my.visits,
  cs: memberPaths.cs.list,
  account: memberPaths.myInfo.edit,
};
