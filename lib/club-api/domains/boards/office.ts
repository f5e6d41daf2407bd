import type { BoardCounts } from "@/lib/contract/boards/board-entities";
import type { TrashRow } from "@/lib/contract/boards/board-office";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import type { Board } from "./board-repository";
import type { RowOf, TrashTable } from "./board-table";
import { moveRecords, type OrderedTable, showRecords } from "./bulk";
import { countStates } from "./counts";
import { type Destroyer, purgeRecords, readTrash, restoreRecords } from "./trash";

/** Who asks for what the back office does to any board alike. */
export type OfficeCall = { db: Database; ctx: Context };
/** `moved`: what could not come back in its old state, because its time was over meanwhile. */
export type Restored = { restored: number; moved?: { idx: number; stateName: string }[] };
type TrashPage = { list: TrashRow[]; total: number; page: number; size: number };

/** What the back office does to the records of any board alike (domain.md A35). */
export type BoardOffice = {
  counts(call: OfficeCall): Promise<BoardCounts>;
  trash(call: OfficeCall, place: { page: number; size: number }): Promise<TrashPage>;
  restore(call: OfficeCall, idxs: readonly number[]): Promise<Restored>;
  purge(context: Destroyer): Promise<number>;
  show(call: OfficeCall, idxs: readonly number[], isVisible: boolean): Promise<{ updated: number }>;
};
/** The same of a board whose records stand in an order of their own. */
export type OrderedOffice = BoardOffice & {
  move(call: OfficeCall, orders: readonly { idx: number; order: number }[]): Promise<{ updated: number }>;
};

/** The office of a board; `titleOf` names a record in the reader's language. */
export function officeOf<T extends TrashTable>(
  board: Board<T>,
  titleOf: (row: RowOf<T>, ctx: Context) => string,
): BoardOffice {
  return {
    counts: (call) => countStates(board, call),
    trash: (call, place) => readTrash(board, titleOf, call, place),
    restore: (call, idxs) => restoreRecords(board, call, idxs),
    purge: (context) => purgeRecords(board, context),
    show: (call, idxs, isVisible) => showRecords(board, call, idxs, isVisible),
  };
}

/** The office of a board with an order. */
export function orderedOfficeOf<T extends TrashTable & OrderedTable>(
  board: Board<T>,
  titleOf: (row: RowOf<T>, ctx: Context) => string,
): OrderedOffice {
  return { ...officeOf(board, titleOf), move: (call, orders) => moveRecords(board, call, orders) };
}
