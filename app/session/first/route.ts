import type { NextRequest } from "next/server";
import { webNow } from "@/lib/web/clock";
import { firstAnswers } from "@/lib/web/first/first-answer";
import { officeTextsOf } from "@/lib/web/first/office-texts";
import { readSession } from "@/lib/web/session/cookie";
import { markerFor } from "@/lib/web/session/member-marker";
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
  const now = webNow();
  const session = await readSession(request.cookies, now);
  const answers = session ? await answersFor(request, session, address) : [];
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
  const marker = markerFor(session, request.cookies, now);
  if (marker) headers.set("set-cookie", marker);
  return new Response(body, { headers });
}

async function answersFor(
  request: NextRequest,
  session: SessionData,
  address: string,
): Promise<readonly (readonly [url: string, text: string])[]> {
  const { searchParams } = request.nextUrl;
  const wanted = searchParams.get("lang");
  const how = { wanted, isAhead: searchParams.has("ahead") };
  const isOffice = session.user.adminIdx !== null && /^\/ishm(?:[/?]|$)/.test(address);
  const language = wanted ?? session.user.lang;
  const [answers, texts] = await Promise.all([
    firstAnswers(request, session, address, how).catch(() => new Map<string, string>()),
    isOffice ? officeTextsOf(language).catch(() => null) : null,
  ]);
  return texts === null
    ? [...answers]
    : [...answers, [`/session/office-texts?lang=${language}`, texts] as const];
}
