import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import type { Board } from "./board-repository";
import type { BoardTable, RowOf } from "./board-table";

/** The operations that a board offers to other domains. */
export type BoardWindow = {
  /** Whether visitors see a record now. */
  isShown(db: Database, ctx: Context, idx: number): Promise<boolean>;
  /** Whether there is a record, hidden or not; one in the trash is not there. */
  isThere(db: Database, ctx: Context, idx: number): Promise<boolean>;
  /** The titles of records, hidden ones too; a record that is gone has none. */
  titles(db: Database, ctx: Context, idxs: readonly number[]): Promise<Map<number, string>>;
  /** Adds one to a counter of a record; false for a record that visitors do not see. */
  count(tx: Database, ctx: Context, idx: number, counter: "viewCount" | "downloadCount"): Promise<boolean>;
};

/** The window of a board; `titleOf` names a record in the reader's language. */
export function windowOf<T extends BoardTable>(
  board: Board<T>,
  titleOf: (row: RowOf<T>, ctx: Context) => string,
): BoardWindow {
  return {
    isShown: async (db, ctx, idx) => (await board.find(db, ctx, idx, "visitor")) !== null,
    isThere: async (db, ctx, idx) => (await board.find(db, ctx, idx, "admin")) !== null,
    async titles(db, ctx, idxs) {
      const rows = await board.findAll(db, ctx, idxs);
      return new Map(rows.map((row) => [board.idxOf(row), titleOf(row, ctx)]));
    },
    count: (tx, ctx, idx, counter) => board.addTo(tx, ctx, idx, counter),
  };
}
