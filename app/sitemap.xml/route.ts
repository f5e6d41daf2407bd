import { getSitemapPages, sitemapIndex, sitemapKinds } from "@/lib/web/seo/sitemap";
import { xmlAnswer } from "@/lib/web/seo/xml";

export const dynamic = "force-dynamic";

/** The index of the sitemaps, one per kind of page. */
export async function GET(): Promise<Response> {
  const pages = await Promise.all(
    sitemapKinds.map(async (kind) => [kind, await getSitemapPages(kind)] as const),
  );
  return xmlAnswer(sitemapIndex(pages));
}
