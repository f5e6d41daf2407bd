import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import type { Board } from "./board-repository";
import type { BoardTable, RowOf } from "./board-table";

/** What other domains may do with the records of a board. */
export type BoardWindow = {
  /** Whether visitors see a record now. */
  isShown(db: Database, act: Act, idx: number): Promise<boolean>;
  /** Whether there is a record, hidden or not; one in the trash is not there. */
  isThere(db: Database, act: Act, idx: number): Promise<boolean>;
  /** The titles of records, hidden ones too; a record that is gone has none. */
  titles(db: Database, act: Act, idxs: readonly number[]): Promise<Map<number, string>>;
  /** Adds one to a counter of a record; false for a record that visitors do not see. */
  count(tx: Database, act: Act, idx: number, counter: "viewCount" | "downloadCount"): Promise<boolean>;
};

/** The window of a board; `titleOf` names a record in the reader's language. */
export function windowOf<T extends BoardTable>(
  board: Board<T>,
  titleOf: (row: RowOf<T>, act: Act) => string,
): BoardWindow {
  return {
    isShown: async (db, act, idx) => (await board.find(db, act, idx, "visitor")) !== null,
    isThere: async (db, act, idx) => (await board.find(db, act, idx, "admin")) !== null,
    async titles(db, act, idxs) {
      const rows = await board.findAll(db, act, idxs);
      return new Map(rows.map((row) => [board.idxOf(row), titleOf(row, act)]));
    },
    count: (tx, act, idx, counter) => board.addTo(tx, act, idx, counter),
  };
}
