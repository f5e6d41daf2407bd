import "server-only";
import { LRUCache } from "lru-cache";
import sharp from "sharp";
import { clubMarkPath } from "@/lib/landscape";
import { getClub } from "@/lib/web/queries/club";
import { getClubFile } from "@/lib/web/queries/club-file";
import { type IconFile, iconFiles, iconVersion } from "./icon-files";

const pine = "#143025";
const paper = "#f7f2e7";
const ivory = "#f3ecd9";
const largestPixels = 16_000_000;
/** Phones cut maskable icons to a circle of four fifths; the picture stays well within it. */
const safeShare = 0.6;

type IconInput = { size: number; isMaskable: boolean; picture: Buffer | null };

/** An icon as PNG: the club's own picture, else the house mark on pine. */
export async function drawIcon({ size, isMaskable, picture }: IconInput): Promise<Buffer> {
  const own = picture ? await ownIcon(picture, size, isMaskable).catch(() => null) : null;
  return (
    own ??
    sharp(Buffer.from(houseIcon(size, isMaskable)))
      .png()
      .toBuffer()
  );
}

function ownIcon(picture: Buffer, size: number, isMaskable: boolean): Promise<Buffer> {
  const inner = isMaskable ? Math.round(size * safeShare) : size;
  const margin = Math.floor((size - inner) / 2);
  const background = isMaskable ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
  const image = sharp(picture, { limitInputPixels: largestPixels })
    .resize({ width: inner, height: inner, fit: "contain", background })
    .extend({
      top: margin,
      left: margin,
      bottom: size - inner - margin,
      right: size - inner - margin,
      background,
    });
  return (isMaskable ? image.flatten({ background }) : image).png().toBuffer();
}

/** The mark is drawn on a square of 28; on a maskable icon the ground goes to the edge and the mark is smaller. */
function houseIcon(size: number, isMaskable: boolean): string {
  const share = isMaskable ? safeShare : 0.76;
  const scale = (36 * share) / 28;
  const shift = (36 - 28 * scale) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 36 36">`,
    `<rect width="36" height="36" rx="${isMaskable ? 0 : 4}" fill="${pine}"/>`,
    `<path transform="translate(${shift} ${shift}) scale(${scale})" d="${clubMarkPath}" fill="${ivory}"/>`,
    "</svg>",
  ].join("");
}

/** A PNG in the wrapping of an ICO file, for those who ask for `/favicon.ico` without reading the page. */
export function icoOf(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

const icons = new LRUCache<string, Buffer>({ max: 24 });

/** An icon of the club as it is now, with its version. */
export async function currentIcon(file: IconFile): Promise<{ version: string; png: Buffer }> {
  const { favicon } = (await getClub("en")).addition;
  const version = iconVersion(favicon);
  const key = `${version}/${file}`;
  const cached = icons.get(key);
  if (cached) return { version, png: cached };
  const picture = await getClubFile(favicon);
  const png = await drawIcon({ ...iconFiles[file], picture });
  // A picture that could not be had just now is asked for again.
  if (picture || !favicon) icons.set(key, png);
  return { version, png };
}
