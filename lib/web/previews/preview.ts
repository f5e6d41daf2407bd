import "server-only";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";
import type { Preview } from "./previewed";

/** The content behind a preview link; null for an unknown link and an hour after it was made. */
export async function getPreview(lang: Language, token: string): Promise<Preview | null> {
  if (!/^[A-Za-z0-9_-]{20,100}$/.test(token)) return null;
  const input = { params: { token }, query: { clubCode: webEnv().clubCode, lang } };
  // Who made the link may lose the right to it before the hour is over.
  const answer = await query("GET /ext/previews/{token}", input, { isStored: false });
  return answer.ok ? answer.value : null;
}
