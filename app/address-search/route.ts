import type { NextRequest } from "next/server";
import { getTranslations } from "next-intl/server";
import { isLanguage } from "@/lib/shared/languages";
import { addressWindow, addressWindowPolicy } from "@/lib/web/address-search/window-page";
import { webEnv } from "@/lib/web/env";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";

/** The window in which an address is looked up (domain.md 9.4), where the site has such a service. */
export async function GET(request: NextRequest): Promise<Response> {
  const script = webEnv().addressSearchScript;
  if (!script) return new Response(null, { status: 404 });
  const asked = request.nextUrl.searchParams.get("lang");
  const locale = isLanguage(asked) ? asked : knownDefaultLanguage();
  const t = await getTranslations({ locale, namespace: "address" });
  const texts = { title: t("search"), wait: t("searching"), failed: t("searchFailed") };
  return new Response(addressWindow(script, locale, texts), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": addressWindowPolicy(script),
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    },
  });
}
