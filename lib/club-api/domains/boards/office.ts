import { count, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { BoardCounts, BoardState } from "@/lib/contract/boards/board-entities";
import type { TrashRow } from "@/lib/contract/boards/board-office";
import type { Database } from "../../db/database";
import { transaction } from "../../db/transaction";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import type { Board } from "./board-repository";
import type { BoardTable, RowOf, TrashTable } from "./board-table";
import { changedFields } from "./facts";
import { isInState } from "./states";
import { type Destroyer, purgeRecords, readTrash, restoreRecords } from "./trash";
import { Trash } from "./trash-repository";
import { editStamp } from "./write";

/** A table whose records stand in an order of their own. */
export type OrderedTable = BoardTable & Record<"order", PgColumn>;

/** Shows or hides the named records; how many of them there were, each on record. Throws 2001 when there was none. */
export function showRecords<T extends BoardTable>(
  board: Board<T>,
  { db, ctx }: OfficeCall,
  idxs: readonly number[],
  isVisible: boolean,
): Promise<{ updated: number }> {
  return transaction(db, async (tx) => {
    const rows = await board.lockAll(tx, ctx, idxs);
    if (rows.length === 0) throw new ClubFailure("NOT_FOUND");
    for (const row of rows) {
      const place = { idx: board.idxOf(row), version: row.version as number };
      const change = { isVisible, ...editStamp(ctx), version: place.version + 1 };
      const changes = changedFields(row, { ...row, ...change });
      await board.update(tx, ctx, place, change);
      await recordAudit(tx, ctx, { action: "UPDATE", entity: board.kind, entityKey: place.idx, ...changes });
    }
    return { updated: rows.length };
  });
}

/** Gives records new places, all or none; of two places for one record the last counts. Throws 2001 for an unknown one. */
export function moveRecords<T extends OrderedTable>(
  board: Board<T>,
  { db, ctx }: OfficeCall,
  orders: readonly { idx: number; order: number }[],
): Promise<{ updated: number }> {
  const places = new Map(orders.map(({ idx, order }) => [idx, order]));
  return transaction(db, async (tx) => {
    const rows = await board.lockAll(tx, ctx, [...places.keys()]);
    if (rows.length < places.size) throw new ClubFailure("NOT_FOUND");
    for (const row of rows) {
      const place = { idx: board.idxOf(row), version: row.version as number };
      const order = places.get(place.idx);
      await board.update(tx, ctx, place, { order, ...editStamp(ctx), version: place.version + 1 });
    }
    await recordAudit(tx, ctx, {
      action: "UPDATE",
      entity: board.kind,
      entityKey: rows.map(board.idxOf).join(","),
      before: { orders: Object.fromEntries(rows.map((row) => [board.idxOf(row), row.order])) },
      after: { orders: Object.fromEntries(places) },
    });
    return { updated: places.size };
  });
}

/** How many records are in which state, and how many can be restored. */
export async function countStates<T extends TrashTable>(
  board: Board<T>,
  { db, ctx }: { db: Database; ctx: Context },
): Promise<BoardCounts> {
  const among = (state: BoardState) =>
    sql<number>`(count(*) filter (where ${isInState(board, state, ctx)}))::int`;
  const [counts] = await db
    .select({
      total: count(),
      visible: among("visible"),
      scheduled: among("scheduled"),
      ended: among("ended"),
      hidden: among("hidden"),
    })
    .from(board.table as PgTable)
    .where(board.isThere(ctx));
  const none = { total: 0, visible: 0, scheduled: 0, ended: 0, hidden: 0 };
  return { ...none, ...counts, deleted: await new Trash(board).count(db, ctx) };
}

/** Who asks for what the back office does to any board alike. */
export type OfficeCall = { db: Database; ctx: Context };
/** `moved`: what could not come back in its old state, because its time was over meanwhile. */
export type Restored = { restored: number; moved?: { idx: number; stateName: string }[] };
type TrashPage = { list: TrashRow[]; total: number; page: number; size: number };

/** The back office's operations on the records of any board (domain.md A35). */
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
