import { isLanguage } from "@/lib/shared/languages";
import { caching } from "@/lib/web/cache/caching";
import { getClub } from "@/lib/web/queries/club";
import { webManifest } from "@/lib/web/seo/frame";

export const dynamic = "force-dynamic";

export async function GET(request: Request): Promise<Response> {
  const asked = new URL(request.url).searchParams.get("lang");
  const { defaultLanguage } = await getClub("en");
  const language = isLanguage(asked) ? asked : defaultLanguage;
  return new Response(JSON.stringify(webManifest(await getClub(language), language)), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": caching.feed,
    },
  });
}
