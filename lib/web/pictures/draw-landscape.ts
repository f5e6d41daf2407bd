import "server-only";
import sharp from "sharp";
import {
  type LandscapeAddress,
  type LandscapeFormat,
  type Layout,
  landscapeHeight,
  landscapeSvg,
} from "@/lib/landscape";

/** Qualities that meet the size limits of the design: 90 KB at 1440 px, 30 KB on phones as AVIF. */
const qualities: Record<Layout, Record<LandscapeFormat, number>> = {
  wide: { avif: 56, webp: 74, jpg: 76 },
  tall: { avif: 38, webp: 70, jpg: 76 },
  card: { avif: 50, webp: 70, jpg: 80 },
};

/** The picture of an address, drawn; `standard` is the number of the club's standard view. */
export function drawLandscape(
  { set, view, layout, width, format }: LandscapeAddress,
  standard: number,
): Promise<Buffer> {
  const height = landscapeHeight(layout, width);
  const { terrain, seed } = view ?? { terrain: undefined, seed: standard };
  const svg = landscapeSvg({ ...set, terrain, seed, layout, width, height });
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const quality = qualities[layout][format];
  if (format === "avif") return picture.avif({ quality, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality, effort: 4 }).toBuffer();
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}
