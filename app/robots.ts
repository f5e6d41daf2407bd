import type { MetadataRoute } from "next";
import { type Addressed, publicAddress } from "@/lib/shared/addresses/menu-paths";
import { languages } from "@/lib/shared/languages";
import { webEnv } from "@/lib/web/env";
import { siteOrigin } from "@/lib/web/routing/origin";
import { currentSnapshot } from "@/lib/web/routing/snapshot";

export const dynamic = "force-dynamic";

/** The back office, the API, and the member area in every language: a club's own has no prefix, whichever it is. */
function closedTo(menus: readonly Addressed[]): string[] {
  const memberArea = [publicAddress(menus, "/mypage"), "/login", "/signup"];
  const prefixes = ["", ...languages.map((language) => `/${language}`)];
  return [
    "/ishm",
    "/hp/api",
    "/session",
    ...prefixes.flatMap((prefix) => memberArea.map((path) => prefix + path)),
  ];
}

/** Everything public may be crawled; not the back office, the API and the member area (E-08). */
export default async function robots(): Promise<MetadataRoute.Robots> {
  if (webEnv().isUnlisted) return { rules: { userAgent: "*", disallow: "/" } };
  // Real clock: how old the menus are that this process knows.
  const current = await currentSnapshot(Date.now());
  const closed = closedTo("snapshot" in current ? current.snapshot.menus : []);
  return { rules: { userAgent: "*", allow: "/", disallow: closed }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
