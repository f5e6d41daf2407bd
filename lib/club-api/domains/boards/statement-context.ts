import { sql } from "drizzle-orm";
import { clubDate } from "@/lib/shared/time/club-time";
import type { Context } from "../../platform/context";

/**
 * The context that a prepared statement of a board is built with: where a call's context has a value this one has a
 * placeholder, which `statementValues` of the call fills. It knows no moment but the club's day.
 */
export const statementContext = {
  club: { clubIdx: sql.placeholder("clubIdx") },
  choice: { language: sql.placeholder("language"), defaultLanguage: sql.placeholder("defaultLanguage") },
} as unknown as Context;

/** Values of a call for a prepared statement of a board. */
export function statementValues(ctx: Context) {
  return { clubIdx: ctx.club.clubIdx, day: dayOf(ctx), ...ctx.choice };
}

/** The club's day of a context. */
export function dayOf(ctx: Context): string {
  if (ctx === statementContext) return sql.placeholder("day") as unknown as string;
  return clubDate(ctx.now, ctx.club.zone);
}
