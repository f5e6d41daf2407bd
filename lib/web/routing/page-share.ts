import { apiBase } from "../api/address";
import { isPageKept } from "../cache/kept-pages";
import { webEnv } from "../env";
import type { Decision } from "./decide";
import { fixedPages } from "./fixed-pages";

const timeoutMs = 2000;

/** Counts a page that an address makes the site make: the seconds to wait, null when there are none. */
export type CountPage = (address: string) => Promise<number | null>;

/**
 * What is shown to a visitor who makes the site make page after page: a search, a record, an address that nobody has. A
 * page that is kept costs nothing and is not counted; any other one counts for the visitor's address at the club API
 * (C0530), before it is made, so that no page is ever made, or kept, half refused.
 */
export async function withinShare(
  decision: Decision,
  address: string | null,
  count: CountPage = countPage,
): Promise<Decision> {
  if (decision.kind !== "show" || address === null) return decision;
  const [, language = "en", rest = ""] = /^\/([^/]+)(.*)$/.exec(decision.path) ?? [];
  if (fixedPages.has(rest || "/") || (await isPageKept(decision.path))) return decision;
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
    const response = await fetch(`${webEnv().apiUrl}${apiBase}/ext/pages?clubCode=${webEnv().clubCode}`, {
      method: "POST",
      headers: { accept: "application/json", "x-client-address": address },
      cache: "no-store",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    return response.status === 429 ? Number(response.headers.get("retry-after") ?? 60) : null;
  } catch {
    return null;
  }
}
