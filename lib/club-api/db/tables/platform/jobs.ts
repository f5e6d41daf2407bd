import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "../columns";

/** One row per job, club and due time; claimed with SKIP LOCKED, so that any number of processes may run them. */
export const jobRuns = pgTable(
  "job_runs",
  {
    clubIdx: clubIdxColumn(),
    name: text("name").notNull(),
    dueAt: instant("due_at").notNull(),
    state: text("state").$type<"DUE" | "DONE" | "PARKED">().notNull().default("DUE"),
    tries: integer("tries").notNull().default(0),
    /** Real time, as `leaseUntil`: back-off and leases pass although the club's clock stands still. */
    nextTryAt: instant("next_try_at").notNull(),
    /** Until then a process works on it and renews this; what a killed one held is free again afterwards. */
    leaseUntil: instant("lease_until"),
    finishedAt: instant("finished_at"),
    lastError: text("last_error"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.name, table.dueAt] }),
    // At most one run of a job waits or goes on, in all processes together: missed times run once, not each.
    uniqueIndex("job_runs_one_due").on(table.clubIdx, table.name).where(sql`state = 'DUE'`),
    // The last runs, newest first.
    index("job_runs_club_newest").on(table.clubIdx, table.dueAt),
  ],
);
