import type { PgColumn } from "drizzle-orm/pg-core";
import { transaction } from "../../db/transaction";
import { ClubFailure } from "../../platform/failure";
import { recordAudit } from "../audit";
import type { Board } from "./board-repository";
import type { BoardTable } from "./board-table";
import type { OfficeCall } from "./office";
import { editStamp } from "./write";
import { changedFields } from "./write-actions";

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
      const told = changedFields(row, { ...row, ...change });
      await board.update(tx, ctx, place, change);
      await recordAudit(tx, ctx, { action: "UPDATE", entity: board.kind, entityKey: place.idx, ...told });
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
