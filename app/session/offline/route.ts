import type { NextRequest } from "next/server";
import { isLanguage } from "@/lib/shared/languages";
import { webNow } from "@/lib/web/clock";
import { readOfflineRounds, tagOf } from "@/lib/web/offline/read-rounds";
import { offlinePage, offlinePolicy } from "@/lib/web/offline/rounds-page";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";
import { memberHeader } from "@/lib/web/runtime/session/keep-rounds";
import { readSession } from "@/lib/web/session/cookie";

const personal = { "cache-control": "private, no-store" };

/**
 * The next rounds of the member who is signed in as one page without scripts, for reading without network; 401 for nobody,
 * 204 while they cannot be read, 304 for what the browser has already.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const session = await readSession(request.cookies, webNow());
  const memberIdx = session?.user.memberIdx ?? null;
  if (!session || memberIdx === null) return new Response(null, { status: 401, headers: personal });
  const asked = request.nextUrl.searchParams.get("lang");
  const own = isLanguage(session.user.lang) ? session.user.lang : knownDefaultLanguage();
  const rounds = await readOfflineRounds(request, session, isLanguage(asked) ? asked : own);
  if (!rounds) return new Response(null, { status: 204, headers: personal });
  const etag = tagOf(rounds);
  if (request.headers.get("if-none-match") === etag)
    return new Response(null, { status: 304, headers: personal });
  return new Response(await offlinePage(rounds), {
    headers: {
      ...personal,
      etag,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": offlinePolicy,
      [memberHeader]: String(memberIdx),
    },
  });
}
