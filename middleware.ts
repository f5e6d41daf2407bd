import type { NextRequest } from "next/server";
import { answerDecision, answerFailedCheck } from "@/lib/web/routing/answer";
import { isCrawler } from "@/lib/web/routing/crawlers";
import { type Decision, decideOffice, decidePage, type RouteRequest } from "@/lib/web/routing/decide";
import { hasPass } from "@/lib/web/routing/pass";
import { currentSnapshot } from "@/lib/web/routing/snapshot";
import { menuPassCookie } from "@/lib/web/session/menu-passes";
import { visitorOf } from "@/lib/web/session/visitor";

/** Comfort only: the club API decides rights (architecture 1). */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const asked: RouteRequest = {
    path: pathname,
    search,
    isCrawler: isCrawler(request.headers.get("user-agent")),
    visitor: () => visitorOf(request.cookies),
    hasMenuPass: request.cookies.has(menuPassCookie),
    hasPass: () => hasPass(request.headers.get("x-client-address")),
  };
  return answerDecision(request, await decide(asked));
}

async function decide(asked: RouteRequest): Promise<Decision> {
  if (/^\/ishm(\/|$)/.test(asked.path)) return decideOffice(asked);
  const current = await currentSnapshot(Date.now());
  return "snapshot" in current
    ? decidePage(asked, current.snapshot)
    : answerFailedCheck(asked, current.failedStatus);
}

export const config = {
  runtime: "nodejs",
  matcher: [
    "/((?!_next/|hp/api|address-search|files/|session|builds/|route-rules|csp-reports|landscape/|course-map/|drawings/|pictures/|fonts/|og/|icons/|rss/|robots\\.txt|sitemap|manifest\\.webmanifest|favicon\\.ico|signup/auth/callback$).*)",
  ],
};
