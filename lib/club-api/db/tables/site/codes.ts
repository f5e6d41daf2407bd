import { integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { clubIdxColumn, type Texts } from "../columns";

/** domain.md 4: a code group; `version` rises with every change of its entries. */
export const codeGroups = pgTable(
  "code_groups",
  {
    clubIdx: clubIdxColumn(),
    id: text("id").notNull(),
    codeId: text("code_id").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.id] }),
    unique("code_groups_code_id").on(table.clubIdx, table.codeId),
  ],
);

/** An entry of a group; of `policyCodes` only the names, its values are the policies themselves. */
export const codes = pgTable(
  "codes",
  {
    clubIdx: clubIdxColumn(),
    groupId: text("group_id").notNull(),
    key: text("key").notNull(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    values: text("values").array().notNull(),
    group: text("group").notNull().default(""),
    order: integer("sort_order").notNull(),
  },
  // Also serves the read of some groups.
  (table) => [primaryKey({ columns: [table.clubIdx, table.groupId, table.key] })],
);
