import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "./columns";

/** One row per job, club and due time; claimed with SKIP LOCKED, so that any number of processes may run them. */
export const jobRuns = pgTable(
  "job_runs",
  {
    clubIdx: clubIdxColumn(),
    name: text("name").notNull(),
    dueAt: instant("due_at").notNull(),
    state: text("state").$type<"DUE" | "DONE" | "PARKED">().notNull().default("DUE"),
    tries: integer("tries").notNull().default(0),
    nextTryAt: instant("next_try_at").notNull(),
    finishedAt: instant("finished_at"),
    lastError: text("last_error"),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.name, table.dueAt] })],
);
