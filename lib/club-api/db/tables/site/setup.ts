import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { SetupMark } from "@/lib/contract/site/setup-steps";
import { clubIdxColumn, instant } from "../columns";

/** Steps of the set-up that an administrator has looked at; everything else of a step follows from the records. */
export const setupSteps = pgTable(
  "setup_steps",
  {
    clubIdx: clubIdxColumn(),
    step: text("step").$type<SetupMark>().notNull(),
    seenBy: text("seen_by").notNull(),
    seenAt: instant("seen_at").notNull(),
    /** Counts how often it was looked at. */
    version: integer("version").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.step] })],
);

/** Imports of members from a workbook; the counts are written with each part, so that they are true at any moment. */
export const memberImports = pgTable(
  "member_imports",
  {
    clubIdx: clubIdxColumn(),
    importIdx: integer("import_idx").generatedByDefaultAsIdentity(),
    fileName: text("file_name").notNull(),
    state: text("state").$type<"RUNNING" | "DONE">().notNull(),
    /** Rows without a fault. */
    total: integer("total").notNull(),
    done: integer("done").notNull().default(0),
    added: integer("added").notNull().default(0),
    /** Rows of members that were there already. */
    known: integer("known").notNull().default(0),
    /** Rows that were left out. */
    faulty: integer("faulty").notNull(),
    startedAt: instant("started_at").notNull(),
    startedBy: text("started_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  // Also serves the latest import of a club.
  (table) => [primaryKey({ columns: [table.clubIdx, table.importIdx] })],
);
