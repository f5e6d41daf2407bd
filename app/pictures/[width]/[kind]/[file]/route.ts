import { readPictureAddress } from "@/lib/web/pictures/address";
import { resizedPicture } from "@/lib/web/pictures/resized";

type Context = { params: Promise<{ width: string; kind: string; file: string }> };

/** An uploaded picture in one of the widths: `/pictures/640/event/31.webp`. An upload never changes, but it can go. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { width, kind, file } = await params;
  const asked = readPictureAddress(width, kind, file);
  const image = asked && (await resizedPicture(asked.url, asked.width));
  if (!image) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(image), {
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=86400" },
  });
}
