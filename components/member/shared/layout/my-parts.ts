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
  bookings: paths.my.bookings,
  waitings: () => paths.my.waitings(),
  joins: paths.my.joins,
  lastMinute: paths.my.lastMinute,
  draws: paths.my.draws,
  teams: paths.my.teams,
  coupons: paths.my.coupons,
  penalties: paths.my.penalties,
  visits: paths.my.visits,
  cs: paths.cs.list,
  account: paths.myInfo.edit,
};
