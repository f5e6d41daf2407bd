import { fixedPages } from "@/lib/shared/addresses/site-pages";
import { withDeadline } from "@/lib/web/cache/deadline";
import { watchRead } from "@/lib/web/cache/freshness";
import { isPageCached } from "@/lib/web/cache/shared-store";
import { webEnv } from "@/lib/web/env";
import { apiBase } from "./call-address";
import type { Decision } from "./decide";
import { splitLocale } from "./locale";
import { knownDefaultLanguage } from "./snapshot";

const timeoutMs = 2000;

/** Counts a page that an address makes the site make: the seconds to wait, null when there are none. */
export type CountPage = (address: string) => Promise<number | null>;

/**
 * Limits how many pages a visitor makes the site render: searches, records, unknown addresses. A cached page costs
 * nothing and is not counted; any other counts for the visitor's address at the club API (C0530) before it is rendered.
 * Beyond the limit the answer is 429.
 */
export async function withinShare(
  decision: Decision,
  address: string | null,
  count: CountPage = countPage,
): Promise<Decision> {
  if (decision.kind !== "show" || address === null) return decision;
  const { language, rest } = splitLocale(decision.path, knownDefaultLanguage());
  if (fixedPages.has(rest) || /^\/error\/\d{3}$/.test(rest) || (await isPageCached(decision.path)))
    return decision;
  const waitSeconds = await count(address);
  if (waitSeconds === null) return decision;
  return {
    kind: "show",
    path: `/${language}/too-many-requests`,
    status: 429,
    personal: true,
    retryAfterSeconds: waitSeconds,
  };
}

/** A club API out of reach stops the page itself. */
async function countPage(address: string): Promise<number | null> {
  try {
    const response = await watchRead(() =>
      withDeadline(timeoutMs, (signal) =>
        fetch(`${webEnv().apiUrl}${apiBase}/ext/pages?clubCode=${webEnv().clubCode}`, {
          method: "POST",
          headers: { accept: "application/json", "x-client-address": address },
          cache: "no-store",
          signal,
        }),
      ),
    );
    await response.body?.cancel();
    return response.status === 429 ? Number(response.headers.get("retry-after") ?? 60) : null;
  } catch {
    return null;
  }
}
