import type { Database } from "../../db/database";
import type { Act } from "../../platform/act";
import { type DraftKey, placeOf } from "./place";
import { type DraftWriter, selectWriters } from "./repository";

const typingMs = 5 * 60_000;

/** Who else has typed into a form of a record in the last minutes: what is typed is kept every few seconds. */
export function readWriters(db: Database, act: Act, key: DraftKey): Promise<DraftWriter[]> {
  const place = placeOf(act, key);
  return selectWriters(db, place, new Date(act.now.getTime() - typingMs));
}
