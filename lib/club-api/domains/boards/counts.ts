import { count, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { BoardCounts, BoardState } from "@/lib/contract/boards/board-entities";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import type { Board } from "./board-repository";
import type { TrashTable } from "./board-table";
import { isInState } from "./states";
import { Trash } from "./trash-repository";

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
