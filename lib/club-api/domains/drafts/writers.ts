import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { type DraftKey, placeOf } from "./place";
import { type DraftWriter, selectWriters } from "./repository";

const typingMs = 5 * 60_000;

/** Who else has typed into a form of a record in the last minutes: what is typed is kept every few seconds. */
export function readWriters(db: Database, ctx: Context, key: DraftKey): Promise<DraftWriter[]> {
  const place = placeOf(ctx, key);
  return selectWriters(db, place, new Date(ctx.now.getTime() - typingMs));
}
