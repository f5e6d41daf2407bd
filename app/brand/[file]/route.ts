import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { brandSheet, readBrandFile } from "@/lib/shared/brand/style";
import { caching } from "@/lib/web/cache/caching";
import { fontSheets } from "@/lib/web/fonts";

type Context = { params: Promise<{ file: string }> };

/** Not for the bundler to follow: files of `public` are there at run time anyway. */
const published = (address: string) =>
  readFile(/* turbopackIgnore: true */ resolve(`public${address}`), "utf8");

/** The style sheet of a club's look at the address that holds all of the look; the same for ever. Latin letters of titles stand in it. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const brand = readBrandFile((await params).file);
  if (!brand) return new Response(null, { status: 404 });
  const faces = await Promise.all(fontSheets("en", brand.fonts).first.map(published));
  return new Response(faces.join("") + brandSheet(brand), {
    headers: { "content-type": "text/css; charset=utf-8", "cache-control": caching.immutable },
  });
}
