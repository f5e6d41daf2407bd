import { and, asc, count, desc, eq, gt, inArray, lte } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database";
import { isStoredIdx } from "../../db/stored-idx";
import type { Act } from "../../platform/act";
import type { Board } from "./board-repository";
import type { RowOf, TrashTable } from "./board-table";
import { purgeLimit } from "./trash-rules";

/** The deleted records of a board: none of them is seen by the board itself. */
export class Trash<T extends TrashTable> {
  readonly #board: Board<T>;
  readonly #table: PgTable;

  constructor(board: Board<T>) {
    this.#board = board;
    this.#table = board.table;
  }

  /** A page of what can be restored, the latest deletion first, and its number. */
  async page(db: Database, act: Act, { page, size }: { page: number; size: number }) {
    const { deletedAt } = this.#board.table;
    const rows = await db
      .select()
      .from(this.#table)
      .where(this.#isRestorable(act))
      .orderBy(desc(deletedAt), desc(this.#board.keyColumn))
      .limit(size)
      .offset((page - 1) * size);
    return { rows: rows as RowOf<T>[], total: await this.count(db, act) };
  }

  /** How many can be restored. */
  async count(db: Database, act: Act): Promise<number> {
    const rows = await db.select({ total: count() }).from(this.#table).where(this.#isRestorable(act));
    return rows[0]?.total ?? 0;
  }

  /** The named ones that can be restored, under a lock each, in the order of their keys. */
  async lock(tx: Database, act: Act, idxs: readonly number[]): Promise<RowOf<T>[]> {
    const { keyColumn } = this.#board;
    const isNamed = and(this.#isRestorable(act), inArray(keyColumn, idxs.filter(isStoredIdx)));
    const rows = tx.select().from(this.#table).where(isNamed).orderBy(asc(keyColumn)).for("update");
    return (await rows) as RowOf<T>[];
  }

  /** Writes a deleted record anew; what it then is. */
  async update(tx: Database, act: Act, idx: number, change: object): Promise<RowOf<T>> {
    const isIt = and(this.#isOfClub(act), eq(this.#board.keyColumn, idx));
    const [row] = await tx.update(this.#table).set(change).where(isIt).returning();
    return row as RowOf<T>;
  }

  /** The keys of those whose time is over. */
  async due(db: Database, act: Act): Promise<number[]> {
    const rows = await db
      .select({ idx: this.#board.keyColumn })
      .from(this.#table)
      .where(this.#isDue(act))
      .orderBy(asc(this.#board.keyColumn));
    return rows.map(({ idx }) => idx as number);
  }

  /** Destroys one whose time is over; false when another run was faster. */
  async destroy(tx: Database, act: Act, idx: number): Promise<boolean> {
    const isIt = and(this.#isDue(act), eq(this.#board.keyColumn, idx));
    return (await tx.delete(this.#table).where(isIt).returning()).length > 0;
  }

  #isOfClub(act: Act) {
    return eq(this.#board.table.clubIdx, act.club.clubIdx);
  }

  #isRestorable(act: Act) {
    return and(this.#isOfClub(act), gt(this.#board.table.deletedAt, purgeLimit(act.now)));
  }

  #isDue(act: Act) {
    return and(this.#isOfClub(act), lte(this.#board.table.deletedAt, purgeLimit(act.now)));
  }
}
