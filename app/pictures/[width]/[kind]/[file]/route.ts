import type { NextRequest } from "next/server";
import { caching } from "@/lib/web/cache/caching";
import { webNow } from "@/lib/web/clock";
import { readPictureAddress } from "@/lib/web/pictures/address";
import { whenDrawn } from "@/lib/web/pictures/paint";
import { resizedPicture } from "@/lib/web/pictures/resized";
import type { FileVisitor } from "@/lib/web/queries/club-file";
import { readSession } from "@/lib/web/session/cookie";
import { everyPass, menuPassCookie, readPasses } from "@/lib/web/session/menu-passes";

type Context = { params: Promise<{ width: string; kind: string; file: string }> };

/**
 * An uploaded picture in one of the widths: `/pictures/640/event/31.webp`. An upload never changes, but it can go; one of
 * a closed page is for who may see the page.
 */
export const GET = (request: NextRequest, { params }: Context) => whenDrawn(() => answerOf(request, params));

async function answerOf(request: NextRequest, params: Context["params"]): Promise<Response> {
  const { width, kind, file } = await params;
  const asked = readPictureAddress(width, kind, file);
  const image = asked && (await resizedPicture(asked.url, asked.width));
  if (image) return answer(image, caching.picture);
  const visitor = asked && (await fileVisitor(request));
  const own = asked && visitor && (await resizedPicture(asked.url, asked.width, visitor));
  return own
    ? answer(own, caching.personal)
    : new Response(null, { status: 404, headers: { "cache-control": caching.personal } });
}

function answer(image: Buffer, cacheControl: string): Response {
  return new Response(new Uint8Array(image), {
    headers: { "content-type": "image/webp", "cache-control": cacheControl },
  });
}

async function fileVisitor({ cookies }: NextRequest): Promise<FileVisitor | null> {
  const token = (await readSession(cookies, webNow()))?.accessToken ?? null;
  const pass = everyPass(readPasses(cookies.get(menuPassCookie)?.value));
  return token || pass ? { token, pass } : null;
}
