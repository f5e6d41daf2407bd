import type { NextRequest } from "next/server";
import { isCrawler } from "@/lib/shared/crawlers";
import { answerDecision, answerFailedCheck } from "@/lib/web/routing/answer";
import { type Decision, decideOffice, decidePage, type OfficeRequest } from "@/lib/web/routing/decide";
import { withinShare } from "@/lib/web/routing/page-share";
import { noteRouteHit } from "@/lib/web/routing/route-hits";
import { currentLanguages, currentSnapshot, hasPass } from "@/lib/web/routing/snapshot";
import { visitorOf } from "@/lib/web/session/cookie";
import { menuPassCookie } from "@/lib/web/session/menu-passes";

/** Comfort only: the club API decides rights (architecture 1). */
export async function middleware(request: NextRequest) {
  const { pathname, search } = request.nextUrl;
  const asked: OfficeRequest = {
    path: pathname,
    search,
    isCrawler: isCrawler(request.headers.get("user-agent")),
    visitor: () => visitorOf(request.cookies),
    hasMenuPass: request.cookies.has(menuPassCookie),
    acceptLanguage: request.headers.get("accept-language"),
    clubLanguages: () => currentLanguages(Date.now()),
    hasPass: () => hasPass(request.headers.get("x-client-address")),
  };
  const decision = await decide(asked, request.headers.get("x-client-address"));
  if (decision.rule !== undefined) noteRouteHit(decision.rule);
  return answerDecision(request, decision);
}

async function decide(asked: OfficeRequest, address: string | null): Promise<Decision> {
  if (/^\/ishm(\/|$)/.test(asked.path)) return decideOffice(asked);
  const current = await currentSnapshot(Date.now());
  return "snapshot" in current
    ? withinShare(await decidePage(asked, current.snapshot), address)
    : answerFailedCheck(asked, current.failedStatus);
}

export const config = {
  runtime: "nodejs",
  // As isPagePath in lib/web/server/page-request.ts; a test holds the two against each other.
  matcher: [
    "/((?!(?:_next|address-search|brand|calendar|hp/api|files|session|builds|consent|route-rules|csp-reports|landscape|course-map|draw-check|drawings|gallery|pictures|fonts|og|icons|rss|sitemaps)(?:/|$)|(?:robots\\.txt|sitemap\\.xml|manifest\\.webmanifest|offline-worker\\.js|favicon\\.ico|signup/auth/callback)$).*)",
  ],
};
