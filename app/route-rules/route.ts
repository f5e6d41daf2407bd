import type { NextRequest } from "next/server";
import { ruleOf } from "@/lib/shared/addresses/route-rules";
import { currentSnapshot } from "@/lib/web/routing/snapshot";

/** Where an old address has moved to, if anywhere (domain.md 11.7). */
export async function GET(request: NextRequest): Promise<Response> {
  // Real clock: the age of entries of this process.
  const current = await currentSnapshot(Date.now());
  const rules = "snapshot" in current ? current.snapshot.routeRules : [];
  const rule = ruleOf(rules, request.nextUrl.searchParams.get("path") ?? "");
  const redirect = rule && rule.to !== null ? { to: rule.to, status: Number(rule.kind) } : null;
  return Response.json({ redirect }, { headers: { "cache-control": "no-store" } });
}
