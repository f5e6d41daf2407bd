import "server-only";
import sharp, { type Sharp } from "sharp";
import type { PhotographCut, PhotographFormat } from "@/lib/shared/hero/address";
import { cropOf, type FocalPoint, type HeroShape, heroShapes } from "@/lib/shared/hero/crop";

const largestPixels = 50_000_000;

/** A quality, and the part of the width that is drawn: under a headline fewer pixels are seen less than coarse ones. */
type Grade = readonly [quality: number, part: number];

/** From the best on; the first that meets the weight counts, the last in any case. */
const grades: Record<PhotographFormat, readonly Grade[]> = {
  avif: [
    [54, 1],
    [44, 1],
    [36, 1],
    [30, 1],
    [32, 0.75],
    [26, 0.75],
  ],
  webp: [
    [74, 1],
    [60, 1],
    [46, 1],
    [34, 1],
  ],
  jpg: [[82, 1]],
};
/** Bytes for a pixel that a cut may weigh: as AVIF 25 KB for a phone, which is slow, and 100 KB at 1440 px. */
const bytesPerPixel: Record<HeroShape, Record<PhotographFormat, number>> = {
  tall: { avif: 0.025, webp: 0.08, jpg: 1 },
  wide: { avif: 0.08, webp: 0.116, jpg: 1 },
  card: { avif: 0.08, webp: 0.116, jpg: 1 },
};

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
  const encode = ([quality, part]: Grade) => {
    const picture = sharp(pixels, { raw: { ...size, channels: 3 } });
    return encoded(
      part === 1 ? picture : picture.resize({ width: Math.round(size.width * part) }),
      cut.format,
      quality,
    );
  };
  const most = size.width * size.height * bytesPerPixel[cut.shape][cut.format];
  return firstWithin(grades[cut.format], encode, most);
}

/** The first that weighs at most so much, else the last. Later ones weigh less, so each try leaves out half of them. */
async function firstWithin(
  given: readonly Grade[],
  encode: (grade: Grade) => Promise<Buffer>,
  most: number,
): Promise<Buffer> {
  const encodings = given.map((grade) => () => encode(grade));
  let from = 0;
  let to = encodings.length - 1;
  let found: Buffer | undefined;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const image = await encodings[middle]?.();
    if (image && image.length <= most) {
      found = image;
      to = middle;
    } else from = middle + 1;
  }
  return found ?? (encodings[to] as () => Promise<Buffer>)();
}

function encoded(picture: Sharp, format: PhotographFormat, quality: number): Promise<Buffer> {
  if (format === "avif") return picture.avif({ quality, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality, effort: 4 }).toBuffer();
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}
