import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { clubIdxColumn } from "../columns";

/** How often a record was seen on a day; `kind` is that of its files, `notice` or `event`. */
export const viewDays = pgTable(
  "view_days",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    kind: text("kind").notNull(),
    recordIdx: integer("record_idx").notNull(),
    views: integer("views").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.kind, table.recordIdx] })],
);

/** Who saw what on a day: a keyed hash of visitor and record, swept after two days. */
export const viewVisitors = pgTable(
  "view_visitors",
  {
    clubIdx: clubIdxColumn(),
    date: date("date").notNull(),
    visitorHash: text("visitor_hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.date, table.visitorHash] })],
);
