import "server-only";
import type { ReferenceDetail } from "@/lib/contract/boards/references";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";
import { getReference } from "./boards";

/** A shelf, not a catalogue: what the page shows at once. */
const mostGifts = 24;

/** What the pro shop sells, newest first, each with its text (domain.md A13: references of type GIFT). */
export async function getGifts(lang: Language): Promise<ReferenceDetail[]> {
  const answer = await query("GET /reference/normal", {
    query: { clubCode: webEnv().clubCode, lang, types: "GIFT", size: String(mostGifts) },
  });
  const list = answer.ok ? answer.value.list : [];
  const gifts = await Promise.all(list.map(({ referenceIdx }) => getReference(lang, referenceIdx)));
  return gifts.filter((gift) => gift !== null);
}
