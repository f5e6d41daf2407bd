import { caching } from "@/lib/web/cache/caching";
import { currentIcon, icoOf } from "@/lib/web/icons/icon";
import { iconFiles } from "@/lib/web/icons/icon-files";

export const dynamic = "force-dynamic";

/** The icon for browsers and machines that ask for it by habit. */
export async function GET(): Promise<Response> {
  const file = "favicon-48.png";
  const { png } = await currentIcon(file);
  return new Response(new Uint8Array(icoOf(png, iconFiles[file].size)), {
    headers: { "content-type": "image/x-icon", "cache-control": caching.day },
  });
}
