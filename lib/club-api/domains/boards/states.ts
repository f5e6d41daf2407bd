import { and, eq, gt, gte, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { BoardState } from "@/lib/contract/boards/board-entities";
import type { Context } from "../../platform/context";
import { dayOf } from "./statement-context";

/** The span of a board's records: of days both are its own, of moments the last is outside. */
export type Period = { from: PgColumn; to: PgColumn; in: "days" | "moments" };
type Dated = { table: { isVisible: PgColumn }; period: Period | null };

const nothing = sql`false`;

/** Condition of a state filter of the back office. A board without a period knows only visible and hidden. */
export function isInState({ table, period }: Dated, state: BoardState, ctx: Context): SQL | undefined {
  const isShown = eq(table.isVisible, true);
  const { isBegun, isUpcoming, isOpen, isOver } = spanOf(period, ctx);
  switch (state) {
    case "hidden":
      return eq(table.isVisible, false);
    case "visible":
      return and(isShown, isBegun, isOpen);
    case "scheduled":
      return and(isShown, isUpcoming);
    case "ended":
      return and(isShown, isOver);
  }
}

/** An open side of a period is neither ahead nor over. */
function spanOf(period: Period | null, ctx: Context) {
  if (!period) return { isUpcoming: nothing, isOver: nothing, isBegun: undefined, isOpen: undefined };
  const { from, to } = period;
  const isDays = period.in === "days";
  const now = isDays ? dayOf(ctx) : ctx.now;
  const orOpen = (column: PgColumn, isWithin: SQL) => or(isNull(column), isWithin);
  return {
    isUpcoming: gt(from, now),
    isBegun: orOpen(from, lte(from, now)),
    isOver: isDays ? lt(to, now) : lte(to, now),
    isOpen: orOpen(to, isDays ? gte(to, now) : gt(to, now)),
  };
}
