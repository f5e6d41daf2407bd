import { caching } from "@/lib/web/cache/caching";
import { currentIcon } from "@/lib/web/icons/icon";
import { isIconFile } from "@/lib/web/icons/icon-files";
import { whenDrawn } from "@/lib/web/pictures/paint";

type Context = { params: Promise<{ version: string; file: string }> };

/** An icon of the club at the address that its picture gives it; the same for ever. */
export const GET = (_request: Request, { params }: Context) => whenDrawn(() => answerOf(params));

async function answerOf(params: Context["params"]): Promise<Response> {
  const { version, file } = await params;
  const icon = isIconFile(file) ? await currentIcon(file) : null;
  if (icon?.version !== version) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(icon.png), {
    headers: { "content-type": "image/png", "cache-control": caching.immutable },
  });
}
