import "server-only";
import { cache } from "react";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import type { Language } from "@/lib/shared/languages";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";

/**
 * The photographs that stand at the head of the home page, in the club's order; none where the club shows its drawn scene,
 * and from a server that does not know of photographs. Without a language their words are in the club's own.
 */
export const getPhotographs = cache(async (lang?: Language): Promise<readonly HeroPhotograph[]> => {
  const answer = await query("GET /site/hero", {
    query: { clubCode: webEnv().clubCode, ...(lang ? { lang } : {}) },
  });
  return answer.ok && answer.value.kind === "photographs" ? answer.value.photographs : [];
});
