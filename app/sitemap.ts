import type { MetadataRoute } from "next";
import { getSitemapPages } from "@/lib/web/queries/sitemap";
import { sitemapEntries } from "@/lib/web/seo/sitemap";

export const dynamic = "force-dynamic";

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries(await getSitemapPages());
}
