import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "../columns";

/** A stored file of a record, such as a notice; the bytes lie in the file storage under `storageKey`. */
export const files = pgTable(
  "files",
  {
    fileIdx: integer("file_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    /** `notice`: the segment of its address too. */
    kind: text("kind").notNull(),
    ownerIdx: integer("owner_idx").notNull(),
    /** `files` of a list that visitors may save, else the field that shows it, such as `layerFile`. */
    part: text("part").notNull().default("files"),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    size: integer("size").notNull(),
    storageKey: text("storage_key").notNull().unique(),
    createdAt: instant("created_at").notNull(),
  },
  // The files of some records.
  (table) => [index("files_owner").on(table.clubIdx, table.kind, table.ownerIdx)],
);
