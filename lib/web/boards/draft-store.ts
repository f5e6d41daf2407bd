import type { DraftEntity } from "@/lib/contract/boards/board-entities";
import { call } from "../api/browser";
import { browserStorage } from "../runtime/storage";
import { isFields } from "./revival";

/** Whose form of which row; 0 is a row that does not exist yet. */
export type DraftOwner = { clubCode: string; adminIdx: number; entity: DraftEntity; idx: number };
export type SavedDraft = { payload: Record<string, unknown>; savedAt: string };

const quiet = { quiet: true, handled: true } as const;
const params = ({ entity, idx }: DraftOwner) => ({ entity, idx: String(idx) });
const keyOf = ({ clubCode, adminIdx, entity, idx }: DraftOwner) =>
  `clubfront.draft:${clubCode}:${adminIdx}:${entity}:${idx}`;

/** The newest saved draft: the server's, or this browser's from a time when the server was out of reach. */
export async function readDraft(place: DraftOwner): Promise<SavedDraft | null> {
  const here = readHere(place);
  const answer = await call("GET /ops/drafts/{entity}/{idx}", { params: params(place) }, quiet);
  if (!answer.ok) return here;
  const { payload, savedAt } = answer.value;
  if (!payload || !savedAt) return here;
  return here && Date.parse(here.savedAt) > Date.parse(savedAt) ? here : { payload, savedAt };
}

/** Keeps a form on the server; out of its reach in this browser. When it was saved. */
export async function saveDraft(
  place: DraftOwner,
  payload: Record<string, unknown>,
  now: Date,
): Promise<string> {
  const input = { params: params(place), body: { payload } };
  const answer = await call("PUT /ops/drafts/{entity}/{idx}", input, quiet);
  const storage = browserStorage("local");
  if (answer.ok) {
    storage.removeItem(keyOf(place));
    return answer.value.savedAt;
  }
  const savedAt = now.toISOString();
  storage.setItem(keyOf(place), JSON.stringify({ payload, savedAt }));
  return savedAt;
}

export async function forgetDraft(place: DraftOwner): Promise<void> {
  browserStorage("local").removeItem(keyOf(place));
  await call("DELETE /ops/drafts/{entity}/{idx}", { params: params(place) }, quiet);
}

function readHere(place: DraftOwner): SavedDraft | null {
  try {
    const saved: unknown = JSON.parse(browserStorage("local").getItem(keyOf(place)) ?? "null");
    if (!isFields(saved) || !isFields(saved.payload) || typeof saved.savedAt !== "string") return null;
    return { payload: { ...saved.payload }, savedAt: saved.savedAt };
  } catch {
    return null;
  }
}
