import { createHash } from "node:crypto";
import { caching } from "@/lib/web/cache/caching";
import { calendarFeedText } from "@/lib/web/calendar/feed-text";
import { readCalendarFeed } from "@/lib/web/calendar/read-feed";
import { webNow } from "@/lib/web/clock";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

/** `/calendar/{token}.ics`: a member's rounds for a calendar programme, which has no session. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const [, token] = /^([\w-]{43})\.ics$/.exec((await params).file) ?? [];
  if (token === undefined) return refused(404);
  const read = await readCalendarFeed(request.headers, token);
  if (!("feed" in read)) return refused(read.status, read.retryAfter);
  const text = await calendarFeedText(read.feed, webNow());
  const etag = `"${createHash("sha256").update(text).digest("base64url")}"`;
  const headers = { ...ofEveryAnswer, "cache-control": caching.ownFeed, etag };
  if (isKnown(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: {
      ...headers,
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'inline; filename="rounds.ics"',
    },
  });
}

/** No search engine lists it, and nothing that it leads to hears where it was. */
const ofEveryAnswer = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

function refused(status: 404 | 429 | 503, retryAfter: string | null = null): Response {
  const headers = new Headers({ ...ofEveryAnswer, "cache-control": caching.personal });
  if (retryAfter !== null) headers.set("retry-after", retryAfter);
  return new Response(null, { status, headers });
}

/** Whether one of the tags that a calendar sends is the one of what it would get (RFC 9110, 13.1.2). */
function isKnown(sent: string | null, etag: string): boolean {
  return (sent ?? "").split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}
