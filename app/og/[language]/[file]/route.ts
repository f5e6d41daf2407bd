import { steadyPhotograph } from "@/lib/shared/hero/choose";
import { caching } from "@/lib/web/cache/caching";
import { readCardAddress } from "@/lib/web/cards/address";
import { cardImage } from "@/lib/web/cards/image";
import { webEnv } from "@/lib/web/env";
import { whenDrawn } from "@/lib/web/pictures/paint";
import { getClub } from "@/lib/web/queries/club";
import { getClubFile } from "@/lib/web/queries/club-file";
import { clubLogo } from "@/lib/web/seo/metadata";

type Context = { params: Promise<{ language: string; file: string }> };

/** The card of a page for social media; 404 for every address that no page of this site ever named. */
export const GET = (_request: Request, { params }: Context) => whenDrawn(() => answerOf(params));

async function answerOf(params: Context["params"]): Promise<Response> {
  const { language, file } = await params;
  const { clubCode, sessionSecret } = webEnv();
  const card = readCardAddress(language, file, { clubCode, secret: sessionSecret });
  if (!card) return new Response(null, { status: 404 });
  const club = await getClub(card.language);
  const logo = await getClubFile(clubLogo(club));
  const { view } = club.scene;
  const photograph = steadyPhotograph(club.photographs);
  const image = await cardImage({
    ...card,
    clubName: club.info.clubName,
    brand: club.brand,
    logo,
    view,
    photograph,
  });
  return new Response(new Uint8Array(image), {
    headers: { "content-type": "image/jpeg", "cache-control": caching.immutable },
  });
}
