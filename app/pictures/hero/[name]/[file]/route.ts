import { readPhotographFile } from "@/lib/shared/hero/address";
import { caching } from "@/lib/web/cache/caching";
import { whenDrawn } from "@/lib/web/pictures/paint";
import { photographImage } from "@/lib/web/pictures/photograph";

type Context = { params: Promise<{ name: string; file: string }> };

/** A cut of a photograph of the home page: `/pictures/hero/12-500-250/wide-1440.avif`; 404 once the club shows another. */
export const GET = (_request: Request, { params }: Context) => whenDrawn(() => answerOf(params));

async function answerOf(params: Context["params"]): Promise<Response> {
  const { name, file } = await params;
  const cut = readPhotographFile(file);
  const image = cut && (await photographImage(name, cut));
  if (!image) return new Response(null, { status: 404, headers: { "cache-control": caching.personal } });
  return new Response(new Uint8Array(image), {
    headers: {
      "content-type": `image/${cut.format === "jpg" ? "jpeg" : cut.format}`,
      "cache-control": caching.upload,
    },
  });
}
