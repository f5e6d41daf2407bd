import "server-only";
import type { SiteState } from "@/lib/contract/site/site";
import type { Language } from "@/lib/shared/languages";
import { query } from "../api/server";
import { webEnv } from "../env";

/** The site state with its words for visitors, in one language. */
export async function getSiteState(lang: Language): Promise<SiteState | null> {
  const answer = await query(
    "GET /site/state",
    { query: { clubCode: webEnv().clubCode, lang } },
    { keepSeconds: 5 },
  );
  return answer.ok ? answer.value : null;
}
