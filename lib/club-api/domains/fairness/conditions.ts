import { type SQL, sql } from "drizzle-orm";
import type { PrimeDay } from "@/lib/contract/draws/fairness";

/** The data that the committee chose: days of play, both included, and member types (null is all). */
export type Scope = {
  clubIdx: number;
  from: string;
  to: string;
  memberTypes: readonly string[] | null;
  primeDay: PrimeDay;
  primePeriods: readonly string[];
  cancels: number;
};

/** The states of a booking that had its time: booked, played, missed, held for a winner. */
export const holds = sql.raw("b.state in ('10', '20', '30', '40', '60', '80')");

/** Whether a column holds one of some values; null narrows nothing. */
export function within(column: SQL, values: readonly string[] | null): SQL {
  if (values === null) return sql`true`;
  return sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}

/** The bookings `b` that the scope is about. */
export function inSpan({ clubIdx, from, to, memberTypes }: Scope): SQL {
  const ofTypes = within(sql`b.member_type`, memberTypes);
  return sql`b.club_idx = ${clubIdx} and b.play_date between ${from} and ${to} and ${ofTypes}`;
}
