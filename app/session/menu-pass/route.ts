import type { NextRequest } from "next/server";
import { safeReturnPath } from "@/lib/shared/addresses/safe-path";
import { isSameSite } from "@/lib/web/bff/headers";
import { askMenuPass, menuPassLine } from "@/lib/web/bff/menu-pass";
import { requestOrigin } from "@/lib/web/routing/origin";
import { menuPassCookie, readPasses } from "@/lib/web/session/menu-passes";

/** A form of three short fields. */
const maxBytes = 4096;

/** A password for a page, from its form: the pass goes into a cookie, the visitor back to the page. */
export async function POST(request: NextRequest): Promise<Response> {
  if (!isSameSite(request.headers, requestOrigin(request.headers)))
    return new Response(null, { status: 403 });
  const length = request.headers.get("content-length");
  if (length === null || Number(length) > maxBytes) return new Response(null, { status: 413 });
  const form = await request.formData().catch(() => null);
  const field = (name: string) => String(form?.get(name) ?? "");
  const menu = field("menu");
  const headers = new Headers({
    location: safeReturnPath(field("next")),
    "cache-control": "private, no-store",
  });
  if (/^\d{6}$/.test(menu)) {
    const passes = readPasses(request.cookies.get(menuPassCookie)?.value);
    const pass = await askMenuPass(request.headers, passes, { menu, password: field("password") });
    headers.set("set-cookie", menuPassLine(passes, menu, pass));
  }
  return new Response(null, { status: 303, headers });
}
