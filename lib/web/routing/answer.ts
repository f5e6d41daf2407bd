import { type NextRequest, NextResponse } from "next/server";
import { currentScope } from "@/lib/shared/server/request-scope";
import { caching } from "@/lib/web/cache/caching";
import { openerPolicyOf } from "@/lib/web/cache/opener-policy";
import type { Decision, RouteRequest } from "./decide";
import { errorScreen } from "./inner-paths";
import { localePath, splitLocale } from "./locale";
import { pageRoute } from "./page-route";
import { paths } from "./paths";
import { knownDefaultLanguage } from "./snapshot";

/** Turns a decision into Next's answer. */
export function answerDecision(request: NextRequest, decision: Decision): NextResponse {
  const cacheControl = decision.personal ? caching.personal : caching.page;
  if (decision.kind === "redirect") {
    const response = NextResponse.redirect(new URL(decision.to, request.nextUrl), decision.status);
    response.headers.set("cache-control", cacheControl);
    return response;
  }
  const scope = currentScope();
  if (scope) scope.route = pageRoute(decision.path);
  const target = request.nextUrl.clone();
  target.pathname = decision.path;
  target.search = "";
  const isFresh = decision.isFresh && !decision.personal;
  const headers: Record<string, string> = {
    "cache-control": isFresh ? caching.freshPage : cacheControl,
    // By the page that is shown: a club gives its addresses as it likes.
    "cross-origin-opener-policy": openerPolicyOf(decision.path),
  };
  if (decision.retryAfterSeconds) headers["retry-after"] = String(decision.retryAfterSeconds);
  return NextResponse.rewrite(target, { status: decision.status, headers });
}

/** The site-state check failed and nothing older is known: browsers see the error page, machines the status. */
export function answerFailedCheck(asked: RouteRequest, status: number): Decision {
  const home = knownDefaultLanguage();
  const { language, rest } = splitLocale(asked.path, home);
  const path = `/${language}${errorScreen(status)}`;
  if (asked.isCrawler || rest === "/error") {
    return { kind: "show", path, status, personal: true, retryAfterSeconds: 10 };
  }
  return {
    kind: "redirect",
    to: localePath(paths.error(status), language, home),
    status: 307,
    personal: true,
  };
}
