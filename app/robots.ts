import type { MetadataRoute } from "next";
import { siteOrigin } from "@/lib/web/routing/origin";

export const dynamic = "force-dynamic";

/** Everything public may be read; the back office, the wire and the member area are nobody's search results (E-08). */
export default function robots(): MetadataRoute.Robots {
  const closed = [
    "/ishm",
    "/hp/api",
    "/session",
    "/mypage",
    "/login",
    "/ko/mypage",
    "/ja/mypage",
    "/zh/mypage",
  ];
  return { rules: { userAgent: "*", allow: "/", disallow: closed }, sitemap: `${siteOrigin()}/sitemap.xml` };
}
