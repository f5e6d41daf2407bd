import "server-only";
import sharp, { type Sharp } from "sharp";
import type { PhotographCut, PhotographFormat } from "@/lib/shared/hero/address";
import { cropOf, type FocalPoint, heroShapes } from "@/lib/shared/hero/crop";

const largestPixels = 50_000_000;

/** Qualities from the best on; the first that meets the weight counts, the last in any case. */
const qualities: Record<PhotographFormat, readonly number[]> = {
  avif: [54, 44, 34, 26],
  webp: [74, 60, 46, 34],
  jpg: [82],
};
/** Bytes for a pixel that a cut may weigh: 55 KB for a phone, 100 KB at 1440 px as AVIF. */
const bytesPerPixel: Record<PhotographFormat, number> = { avif: 0.055, webp: 0.08, jpg: 1 };
const bytesOfWide = 1.45;

/**
 * A photograph cut to a shape round its focal point, in the best quality that meets the weight of its size. Rejects for bytes that
 * are no picture.
 */
export async function makeCut(file: Buffer, focal: FocalPoint, cut: PhotographCut): Promise<Buffer> {
  const whole = sharp(file, { limitInputPixels: largestPixels });
  const { width, height } = await whole.metadata();
  const shape = heroShapes[cut.shape];
  const size = { width: cut.width, height: Math.round((cut.width * shape.height) / shape.width) };
  const pixels = await whole
    .extract(cropOf({ width, height }, focal, shape))
    .resize({ ...size, fit: "fill" })
    .raw()
    .toBuffer();
  const most =
    size.width * size.height * bytesPerPixel[cut.format] * (cut.shape === "wide" ? bytesOfWide : 1);
  let image: Buffer = pixels;
  for (const quality of qualities[cut.format]) {
    image = await encoded(sharp(pixels, { raw: { ...size, channels: 3 } }), cut.format, quality);
    if (image.length <= most) break;
  }
  return image;
}

function encoded(picture: Sharp, format: PhotographFormat, quality: number): Promise<Buffer> {
  if (format === "avif") return picture.avif({ quality, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality, effort: 4 }).toBuffer();
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}
