import type { MetadataRoute } from "next";
import { languages } from "@/lib/shared/languages";
import { webEnv } from "@/lib/web/env";
import { siteOrigin } from "@/lib/web/routing/origin";

export const dynamic = "force-dynamic";

/** The member area in every language; a club's own language has no prefix, whichever it is. */
const memberArea = ["/mypage", "/login", "/signup"];
const closed = [
  "/ishm",
  "/hp/api",
  "/session",
  ...["", ...languages.map((language) => `/${language}`)].flatMap((prefix) =>
    memberArea.map((path) => prefix + path),
  ),
];

/** Everything public may be crawled; not the back office, the API and the member area (E-08). */
export default function robots(): MetadataRoute.Robots {
  if (webEnv().isUnlisted) return { rules: { userAgent: "*", disallow: "/" } };
  return { rules: { userAgent: "*", allow: "/", disallow: closed }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
