import { sql } from "drizzle-orm";
import { boolean, date, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { RehearsalCounts, RehearsalReport, RehearsalState } from "@/lib/contract/bookings/rehearsals";
import { clubIdxColumn, instant } from "../columns";

/** Openings that were played in a sandbox, with what was seen. */
export const rehearsals = pgTable(
  "rehearsals",
  {
    clubIdx: clubIdxColumn(),
    rehearsalIdx: integer("rehearsal_idx").generatedByDefaultAsIdentity(),
    playDate: date("play_date").notNull(),
    load: integer("load").notNull(),
    seed: text("seed").notNull(),
    state: text("state").$type<RehearsalState>().notNull(),
    /** The schema of the sandbox; what is left of one that was cut off is found by it. */
    sandbox: text("sandbox").notNull(),
    counts: jsonb("counts").$type<RehearsalCounts>().notNull(),
    report: jsonb("report").$type<RehearsalReport>(),
    isStopping: boolean("is_stopping").notNull().default(false),
    startedAt: instant("started_at").notNull(),
    startedBy: text("started_by").notNull(),
    endedAt: instant("ended_at"),
    /** Real time: until then a process plays it and renews this; afterwards it was cut off. */
    leaseUntil: instant("lease_until").notNull(),
  },
  (table) => [
    // Also serves the list of a club, newest first.
    primaryKey({ columns: [table.clubIdx, table.rehearsalIdx] }),
    // One at a time on the whole server.
    uniqueIndex("rehearsals_one_running").on(table.state).where(sql`state = 'RUNNING'`),
  ],
);
