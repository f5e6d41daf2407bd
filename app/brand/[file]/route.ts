import { brandSheet, readBrandFile } from "@/lib/shared/brand/style";
import { caching } from "@/lib/web/cache/caching";

type Context = { params: Promise<{ file: string }> };

/** The style sheet of a club's look at the address that holds all of the look; the same for ever. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const brand = readBrandFile((await params).file);
  if (!brand) return new Response(null, { status: 404 });
  return new Response(brandSheet(brand), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": caching.immutable },
  });
}
