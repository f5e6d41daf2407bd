import { getClub } from "@/lib/web/queries/club";
import { getSitemapPages, sitemapKinds, urlSet } from "@/lib/web/seo/sitemap";
import { xmlAnswer } from "@/lib/web/seo/xml";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ file: string }> };

/** `/sitemaps/notices.xml`: the pages of one kind in all languages. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const kind = sitemapKinds.find((one) => file === `${one}.xml`);
  if (!kind) return new Response(null, { status: 404 });
  const [club, pages] = await Promise.all([getClub("en"), getSitemapPages(kind)]);
  return xmlAnswer(urlSet(club, pages));
}
