import type { NextRequest } from "next/server";
import { isLanguage } from "@/lib/shared/languages";
import { caching } from "@/lib/web/cache/caching";
import { webNow } from "@/lib/web/clock";
import { localePath } from "@/lib/web/routing/locale";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";
import { readSession } from "@/lib/web/session/cookie";
import { roundTicket } from "@/lib/web/tickets/round-ticket";

type Context = { params: Promise<{ file: string }> };

/**
 * `/session/tickets/{bookingIdx}.pkpass`: a round of who is signed in for a wallet app. Whoever may not have it, or not any
 * more, is led to the page of the booking, which says how it stands.
 */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const [, digits] = /^(\d{1,9})\.pkpass$/.exec((await params).file) ?? [];
  const headers = { "cache-control": caching.personal };
  if (digits === undefined) return new Response(null, { status: 404, headers });
  const asked = request.nextUrl.searchParams.get("lang");
  const language = isLanguage(asked) ? asked : knownDefaultLanguage();
  const bookingIdx = Number(digits);
  const session = await readSession(request.cookies, webNow());
  const ticket = session && (await roundTicket(request, session, { bookingIdx, asked: language }));
  if (!ticket) {
    const location = localePath(memberPaths.my.booking(bookingIdx), language, knownDefaultLanguage());
    return new Response(null, { status: 303, headers: { ...headers, location } });
  }
  return new Response(new Uint8Array(ticket.bytes), {
    headers: {
      ...headers,
      "content-type": "application/vnd.apple.pkpass",
      "content-disposition": `attachment; filename="${ticket.fileName}"`,
    },
  });
}
