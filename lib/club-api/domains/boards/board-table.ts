import { isNull, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BoardState } from "@/lib/contract/boards/board-entities";
import type { Context } from "../../platform/context";

/** Visitors see what is shown; the back office sees everything (domain.md A33). */
export type BoardScope = "visitor" | "admin";
export type SortPart = { field: string; isDescending: boolean };

/** `-viewCount,title` in parts (domain.md 2.3). */
export function sortParts(sort: string | undefined): SortPart[] {
  return (sort ?? "")
    .split(",")
    .filter((part) => part !== "")
    .map((part) =>
      part.startsWith("-")
        ? { field: part.slice(1), isDescending: true }
        : { field: part, isDescending: false },
    );
}

type KnownColumn =
  | "clubIdx"
  | "isVisible"
  | "version"
  | "createdAt"
  | "createdBy"
  | "updatedAt"
  | "updatedBy";
/** A table with `boardColumns`. */
export type BoardTable = PgTable & Record<KnownColumn, PgColumn>;
/** A table that keeps what is deleted for a while (`trashColumns`). */
export type TrashTable = BoardTable & Record<"deletedAt" | "deletedBy", PgColumn>;
export type RowOf<T extends BoardTable> = T["$inferSelect"];
/** The columns that a domain gives for a new row; the board fills in the others. */
export type NewRow<T extends BoardTable> = Omit<T["$inferInsert"], Exclude<KnownColumn, "isVisible">>;
export type ColumnOf<T extends BoardTable> = keyof RowOf<T> & string;

export type BoardSource<T extends BoardTable> = {
  table: T;
  /** Kind of the files and word of the records: `event`. */
  kind: string;
  /** The primary key. */
  key: ColumnOf<T>;
  /** The column in whose order the records stand, from the oldest; the key decides between equals. */
  place: ColumnOf<T>;
  /** The column that a record and its neighbours have in common, where not all records are neighbours. */
  neighboursBy?: ColumnOf<T>;
  /** Plain texts per language, for keywords. */
  searchColumn: ColumnOf<T>;
  /** Beside `isVisible`: what has to hold now for visitors. */
  isShown?(ctx: Context): SQL | undefined;
  /** Its span, where it has one: of days both are its own, of moments the last is outside. */
  period?: { from: ColumnOf<T>; to: ColumnOf<T>; in: "days" | "moments" };
  /** Columns of plain texts per language, by the name that a list is sorted by: `{ bannerName: "names" }`. */
  names?: Readonly<Record<string, ColumnOf<T>>>;
  /** Upload parts that stand in an own column as an address: `{ thumb: "thumbUrl" }`. */
  images?: Readonly<Record<string, ColumnOf<T>>>;
};

export type BoardPage = {
  scope: BoardScope;
  where?: SQL | undefined;
  state?: BoardState | undefined;
  keyword?: string | undefined;
  sorts?: readonly SortPart[] | undefined;
  /** The order among equals and without a request; newest first when left out. */
  order?: readonly SQL[] | undefined;
  page: number;
  size: number;
};

/** Not deleted; for the queries of a domain beside its board. */
export function isNotDeleted(table: BoardTable): SQL | undefined {
  return "deletedAt" in table ? isNull((table as TrashTable).deletedAt) : undefined;
}
