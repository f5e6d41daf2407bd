import { parseLandscapeAddress } from "@/lib/landscape";
import { caching } from "@/lib/web/cache/caching";
import { landscapeFolder, landscapeImage } from "@/lib/web/pictures/landscape";
import { whenDrawn } from "@/lib/web/pictures/paint";
import { clubView } from "@/lib/web/queries/scene";

type Context = { params: Promise<{ name: string; file: string }> };

/** A drawn picture of the club's view: `/landscape/dusk-clear-straw/wide-1440.avif`; the same for ever, 404 for any other view. */
export const GET = (_request: Request, { params }: Context) => whenDrawn(() => answerOf(params));

async function answerOf(params: Context["params"]): Promise<Response> {
  const { name, file } = await params;
  const address = parseLandscapeAddress([name, file]);
  const image = address
    ? await landscapeImage({ ...address, name, folder: landscapeFolder, seed: clubView() })
    : null;
  if (!address || !image) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(image), {
    headers: {
      "content-type": `image/${address.format === "jpg" ? "jpeg" : address.format}`,
      "cache-control": caching.immutable,
    },
  });
}
