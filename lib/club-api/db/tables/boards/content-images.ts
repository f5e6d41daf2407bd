import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { clubIdxColumn, instant } from "../columns";

/** One stored size of an image; its height follows from the image's. */
export type StoredSize = { width: number; size: number; storageKey: string };

/** An image that a text shows; nobody finds it who was not shown its address (checklist S-70). */
export const contentImages = pgTable(
  "content_images",
  {
    imageIdx: integer("image_idx").primaryKey().generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    /** The end of its address. */
    token: text("token").notNull().unique(),
    /** Of the largest stored size, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** From the narrowest on. */
    sizes: jsonb("sizes").$type<StoredSize[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [index("content_images_club_created").on(table.clubIdx, table.createdAt)],
);
