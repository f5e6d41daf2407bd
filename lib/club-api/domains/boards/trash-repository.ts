import { and, asc, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/json-rows";
import { ofClub } from "../../db/of-club";
import type { Context } from "../../platform/context";
import type { Board } from "./board-repository";
import type { RowOf, TrashTable } from "./board-table";

const retentionMs = 30 * 24 * 60 * 60_000;

/** When a deleted record is destroyed: thirty days after its deletion. */
export function purgeTime(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + retentionMs);
}

/** Records deleted at or before this moment can no longer be restored. */
export function purgeLimit(now: Date): Date {
  return new Date(now.getTime() - retentionMs);
}

/** The deleted records of a board: none of them is seen by the board itself. */
export class Trash<T extends TrashTable> {
  readonly #board: Board<T>;
  readonly #table: PgTable;

  constructor(board: Board<T>) {
    this.#board = board;
    this.#table = board.table;
  }

  /** A page of what can be restored, the latest deletion first, and its number. */
  async page(db: Database, ctx: Context, { page, size }: { page: number; size: number }) {
    const { deletedAt } = this.#board.table;
    const rows = await db
      .select()
      .from(this.#table)
      .where(this.#isRestorable(ctx))
      .orderBy(desc(deletedAt), desc(this.#board.keyColumn))
      .limit(size)
      .offset((page - 1) * size);
    return { rows: rows as RowOf<T>[], total: await this.count(db, ctx) };
  }

  /** How many can be restored. */
  async count(db: Database, ctx: Context): Promise<number> {
    return db.$count(this.#table, this.#isRestorable(ctx));
  }

  /** The named ones that can be restored, under a lock each, in the order of their keys. */
  async lock(tx: Database, ctx: Context, idxs: readonly number[]): Promise<RowOf<T>[]> {
    const { keyColumn } = this.#board;
    const isNamed = and(this.#isRestorable(ctx), inArray(keyColumn, idxs.filter(isStoredIdx)));
    const rows = tx.select().from(this.#table).where(isNamed).orderBy(asc(keyColumn)).for("update");
    return (await rows) as RowOf<T>[];
  }

  /** Writes a deleted record anew; what it then is. */
  async update(tx: Database, ctx: Context, idx: number, change: object): Promise<RowOf<T>> {
    const isIt = ofClub(this.#board.table, ctx.club.clubIdx, eq(this.#board.keyColumn, idx));
    const [row] = await tx.update(this.#table).set(change).where(isIt).returning();
    return row as RowOf<T>;
  }

  /** The keys of those whose time is over. */
  async due(db: Database, ctx: Context): Promise<number[]> {
    const rows = await db
      .select({ idx: this.#board.keyColumn })
      .from(this.#table)
      .where(this.#isDue(ctx))
      .orderBy(asc(this.#board.keyColumn));
    return rows.map(({ idx }) => idx as number);
  }

  /** Destroys one whose time is over; false when another run was faster. */
  async destroy(tx: Database, ctx: Context, idx: number): Promise<boolean> {
    const isIt = and(this.#isDue(ctx), eq(this.#board.keyColumn, idx));
    return (await tx.delete(this.#table).where(isIt).returning()).length > 0;
  }

  #isRestorable(ctx: Context) {
    const { table } = this.#board;
    return ofClub(table, ctx.club.clubIdx, gt(table.deletedAt, purgeLimit(ctx.now)));
  }

  #isDue(ctx: Context) {
    const { table } = this.#board;
    return ofClub(table, ctx.club.clubIdx, lte(table.deletedAt, purgeLimit(ctx.now)));
  }
}
