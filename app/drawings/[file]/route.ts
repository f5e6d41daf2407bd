import { drawingFile } from "@/lib/landscape";
import { caching } from "@/lib/web/cache/caching";

type Context = { params: Promise<{ file: string }> };

/** A small drawn picture: `/drawings/clubhouse.svg`; the same for ever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const svg = drawingFile((await params).file);
  if (svg === null) return new Response(null, { status: 404 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": caching.immutable,
    },
  });
}
