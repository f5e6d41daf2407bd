import { and, type Column, eq, type Placeholder, type SQL } from "drizzle-orm";

/** A table, an alias or a subquery whose rows each belong to a club. */
export type ClubTable = { clubIdx: Column };

/**
 * The condition that rows of `table` belong to a club, and hold to what else is given (`undefined` asks for nothing):
 * `ofClub(members, clubIdx, eq(members.memberIdx, memberIdx))`. In a join the club is that of the other table:
 * `ofClub(members, coupons.clubIdx, eq(members.memberIdx, coupons.memberIdx))`. No other code compares `clubIdx`
 * (tests/guards/club-scope.test.ts): a forgotten condition shows one club's data to another.
 */
export function ofClub(
  table: ClubTable,
  club: number | Column | Placeholder,
  ...more: (SQL | undefined)[]
): SQL {
  const isOfClub = eq(table.clubIdx, club);
  return and(isOfClub, ...more) ?? isOfClub;
}
