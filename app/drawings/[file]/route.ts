import { findDrawing } from "@/lib/landscape";
import { caching } from "@/lib/web/cache/caching";
import { isOwnView } from "@/lib/web/queries/scene";

type Context = { params: Promise<{ file: string }> };

/** A small drawn picture: `/drawings/clubhouse.svg`; the same for ever, 404 in any land but the club's. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const drawing = findDrawing((await params).file);
  if (!drawing || !(await isOwnView(drawing.view))) return new Response(null, { status: 404 });
  return new Response(drawing.draw(), {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": caching.immutable,
    },
  });
}
