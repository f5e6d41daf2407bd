import type { NextRequest } from "next/server";
import { ruleOf } from "@/lib/web/routing/route-rules";

/** Where an old address has moved to, if anywhere (domain.md 11.7). */
export function GET(request: NextRequest): Response {
  const redirect = ruleOf(request.nextUrl.searchParams.get("path") ?? "");
  return Response.json({ redirect }, { headers: { "cache-control": "no-store" } });
}
