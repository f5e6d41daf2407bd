import { forgetRoundsOfOthers, roundsPrefix, roundsStore } from "./offline-rounds";

const roundsAddress = "/offline-rounds";
export const offlineWorker = "/offline-worker.js";
/** The member whose rounds an answer holds. */
export const memberHeader = "x-rounds-of";

type Keeping = { memberIdx: number; language: string; isStillHere(): boolean };

/**
 * Keeps the next rounds of the member who is signed in for reading without network: the worker that answers pages then, and
 * the one page that it answers with. Nothing stays where the server's answer is another member's, or where the member has left
 * in the meantime.
 */
export async function keepRounds({ memberIdx, language, isStillHere }: Keeping): Promise<void> {
  const storage = roundsStore();
  if (!storage || !("serviceWorker" in navigator)) return;
  const cacheName = `${roundsPrefix}${memberIdx}`;
  const known = await storage.match(roundsAddress, { cacheName });
  const answer = await fetch(`/session/offline?lang=${language}`, {
    cache: "no-store",
    headers: { "if-none-match": known?.headers.get("etag") ?? "" },
  });
  if (answer.status === 401) return forgetRoundsOfOthers(null);
  const isOwn = answer.headers.get(memberHeader) === String(memberIdx);
  const isNew = answer.status === 200 && isOwn;
  if (!isStillHere() || !(isNew || answer.status === 304)) return;
  if (isNew) await (await storage.open(cacheName)).put(roundsAddress, answer);
  if (!isStillHere()) return forgetRoundsOfOthers(null);
  await navigator.serviceWorker.register(offlineWorker, { updateViaCache: "none" });
}
