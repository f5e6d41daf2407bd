import type { NextRequest } from "next/server";
import type { BffRequest } from "@/lib/web/bff/bff-call";
import { whoIsHere } from "@/lib/web/bff/current-session";
import { webNow } from "@/lib/web/clock";
import { firstAnswers } from "@/lib/web/first/first-answer";
import { officeTextsOf } from "@/lib/web/first/office-texts";
import { publicSession, type SessionData } from "@/lib/web/session/options";
import { firstViewOf } from "./first-view";

const longestAddress = 2000;

/**
 * The first call of a page that somebody signed in opens: who that is, and the answers that the page asks for first, by
 * their addresses (`lib/web/first`), and its view as markup where that can be drawn from them. One trip in place of one for
 * the session and then one for each read.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl;
  const address = searchParams.get("path") ?? "";
  if (!address.startsWith("/") || address.startsWith("//") || address.length > longestAddress) {
    return new Response(null, { status: 400, headers: { "cache-control": "private, no-store" } });
  }
  const { session, lines, cookies } = await whoIsHere(request);
  const now = webNow();
  const answers = session ? await answersFor(request, { session, cookies }, address) : [];
  const known = publicSession(session, now);
  // Only the first script of a page shows one; what is read ahead for another page is data alone.
  const asked = searchParams.get("view");
  const place = { address, isNarrow: asked === "narrow" };
  const view =
    session && asked && (await firstViewOf(session, known, place, new Map(answers)).catch(() => null));
  const parts = answers.map(([url, text]) => `${JSON.stringify(url)}:${text}`);
  const drawn = view ? `"view":${JSON.stringify(view)},` : "";
  const body = `{"session":${JSON.stringify(known)},${drawn}"answers":{${parts.join(",")}}}`;
  const headers = new Headers({ "cache-control": "private, no-store", "content-type": "application/json" });
  for (const line of lines) headers.append("set-cookie", line);
  return new Response(body, { headers });
}

async function answersFor(
  request: NextRequest,
  { session, cookies }: { session: SessionData; cookies: BffRequest["cookies"] },
  address: string,
): Promise<readonly (readonly [url: string, text: string])[]> {
  const { searchParams } = request.nextUrl;
  const wanted = searchParams.get("lang");
  const how = { wanted, isAhead: searchParams.has("ahead") };
  const isOffice = session.user.adminIdx !== null && /^\/ishm(?:[/?]|$)/.test(address);
  const language = wanted ?? session.user.lang;
  const { method, url, headers, signal } = request;
  const asking = { method, url, headers, signal, body: null, cookies };
  const [answers, texts] = await Promise.all([
    firstAnswers(asking, session, address, how).catch(() => new Map<string, string>()),
    isOffice ? officeTextsOf(language).catch(() => null) : null,
  ]);
  return texts === null
    ? [...answers]
    : [...answers, [`/session/office-texts?lang=${language}`, texts] as const];
}
