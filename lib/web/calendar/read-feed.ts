import "server-only";
import type { CalendarFeed } from "@/lib/contract/bookings/calendar-feed";
import { failureKind, isEnvelope } from "@/lib/contract/failures";
import { currentScope } from "@/lib/shared/server/request-scope";
import { type RequestHeaders, upstreamHeaders } from "@/lib/web/bff/headers";
import { upstream } from "@/lib/web/bff/upstream";
import { webEnv } from "@/lib/web/env";
import { apiBase, callAddress } from "@/lib/web/routing/call-address";

/** The rounds behind a token, or with which status and after how many seconds a calendar is to ask again. */
type Read = { feed: CalendarFeed } | { status: 404 | 429 | 503; retryAfter: string | null };

const unavailable = { status: 503, retryAfter: "300" } as const;

/**
 * Reads the rounds behind a private calendar address. The club API counts by the address of whoever asks; the token goes in
 * the body, which nobody logs.
 */
export async function readCalendarFeed(from: RequestHeaders, token: string): Promise<Read> {
  const { path } = callAddress("POST /ext/calendar-feed", { query: { clubCode: webEnv().clubCode } });
  const sent = upstreamHeaders(from, currentScope()?.requestId ?? crypto.randomUUID());
  const { "content-length": _length, range: _range, ...headers } = sent;
  try {
    const answer = await upstream().request({
      method: "POST",
      path: `${apiBase}${path}`,
      headers: { ...headers, accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ token }),
    });
    const envelope: unknown = await answer.body.json();
    if (!isEnvelope(envelope)) return unavailable;
    if (envelope.result) return { feed: envelope.data as CalendarFeed };
    if (envelope.fail.code === failureKind("NOT_FOUND").code) return { status: 404, retryAfter: null };
    const isTooOften = answer.statusCode === 429;
    return isTooOften
      ? { status: 429, retryAfter: String(answer.headers["retry-after"] ?? 60) }
      : unavailable;
  } catch {
    return unavailable;
  }
}
