import { isLanguage } from "@/lib/shared/languages";
import { getFeed, rssFeed } from "@/lib/web/seo/feed";
import { feedKinds } from "@/lib/web/seo/metadata";
import { xmlAnswer } from "@/lib/web/seo/xml";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ language: string; file: string }> };

/** `/rss/ko/notices.xml`: the newest posts of a board in one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { language, file } = await params;
  const kind = feedKinds.find((one) => file === `${one}.xml`);
  const feed = kind && isLanguage(language) ? await getFeed(kind, language) : null;
  return feed ? xmlAnswer(rssFeed(feed), "application/rss+xml") : new Response(null, { status: 404 });
}
