import type { DraftEntity } from "@/lib/contract/boards/board-entities";
import { call } from "../api/browser";
import { browserStorage } from "../runtime/storage";
import { isFields } from "./revival";

/** Whose form of which row; 0 is a row that does not exist yet. */
export type DraftPlace = { clubCode: string; adminIdx: number; entity: DraftEntity; idx: number };
export type KeptDraft = { payload: Record<string, unknown>; savedAt: string };

const quiet = { quiet: true, handled: true } as const;
const params = ({ entity, idx }: DraftPlace) => ({ entity, idx: String(idx) });
const keyOf = ({ clubCode, adminIdx, entity, idx }: DraftPlace) =>
  `clubfront.draft:${clubCode}:${adminIdx}:${entity}:${idx}`;

/** The newest kept draft: the server's, or this browser's of a time when the server was out of reach. */
export async function readDraft(place: DraftPlace): Promise<KeptDraft | null> {
  const here = readHere(place);
  const answer = await call("GET /ops/drafts/{entity}/{idx}", { params: params(place) }, quiet);
  if (!answer.ok) return here;
  const { payload, savedAt } = answer.value;
  if (!payload || !savedAt) return here;
  return here && Date.parse(here.savedAt) > Date.parse(savedAt) ? here : { payload, savedAt };
}

/** Keeps a form on the server; out of its reach in this browser. When it was kept. */
export async function keepDraft(
  place: DraftPlace,
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

export async function forgetDraft(place: DraftPlace): Promise<void> {
  browserStorage("local").removeItem(keyOf(place));
  await call("DELETE /ops/drafts/{entity}/{idx}", { params: params(place) }, quiet);
}

function readHere(place: DraftPlace): KeptDraft | null {
  try {
    const kept: unknown = JSON.parse(browserStorage("local").getItem(keyOf(place)) ?? "null");
    if (!isFields(kept) || !isFields(kept.payload) || typeof kept.savedAt !== "string") return null;
    return { payload: { ...kept.payload }, savedAt: kept.savedAt };
  } catch {
    return null;
  }
}
