import type { DraftEntity } from "@/lib/contract/boards/board-entities";
import { call } from "../api/browser";
import { browserStorage } from "../runtime/storage";
import { isFields } from "./revival";

/** Whose form of which row; 0 is a row that does not exist yet. */
export type DraftKey = { clubCode: string; adminIdx: number; entity: DraftEntity; idx: number };
export type SavedDraft = { payload: Record<string, unknown>; savedAt: string };

const quiet = { quiet: true, handled: true } as const;
const params = ({ entity, idx }: DraftKey) => ({ entity, idx: String(idx) });
const storageKeyOf = ({ clubCode, adminIdx, entity, idx }: DraftKey) =>
  `clubfront.draft:${clubCode}:${adminIdx}:${entity}:${idx}`;

/** The newest saved draft: the server's, or this browser's of a time when the server was out of reach. */
export async function readDraft(key: DraftKey): Promise<SavedDraft | null> {
  const here = readHere(key);
  const answer = await call("GET /ops/drafts/{entity}/{idx}", { params: params(key) }, quiet);
  if (!answer.ok) return here;
  const { payload, savedAt } = answer.value;
  if (!payload || !savedAt) return here;
  return here && Date.parse(here.savedAt) > Date.parse(savedAt) ? here : { payload, savedAt };
}

/** Saves a draft on the server; in this browser while that is out of reach. Returns when it was saved. */
export async function saveDraft(key: DraftKey, payload: Record<string, unknown>, now: Date): Promise<string> {
  const input = { params: params(key), body: { payload } };
  const answer = await call("PUT /ops/drafts/{entity}/{idx}", input, quiet);
  const storage = browserStorage("local");
  if (answer.ok) {
    storage.removeItem(storageKeyOf(key));
    return answer.value.savedAt;
  }
  const savedAt = now.toISOString();
  storage.setItem(storageKeyOf(key), JSON.stringify({ payload, savedAt }));
  return savedAt;
}

export async function deleteDraft(key: DraftKey): Promise<void> {
  browserStorage("local").removeItem(storageKeyOf(key));
  await call("DELETE /ops/drafts/{entity}/{idx}", { params: params(key) }, quiet);
}

function readHere(key: DraftKey): SavedDraft | null {
  try {
    const stored: unknown = JSON.parse(browserStorage("local").getItem(storageKeyOf(key)) ?? "null");
    if (!isFields(stored) || !isFields(stored.payload) || typeof stored.savedAt !== "string") return null;
    return { payload: { ...stored.payload }, savedAt: stored.savedAt };
  } catch {
    return null;
  }
}
