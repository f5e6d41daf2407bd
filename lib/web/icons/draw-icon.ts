import "server-only";
import sharp from "sharp";
import { clubMark } from "@/lib/landscape";
import type { Brand } from "@/lib/shared/brand/brand";
import { initialsOf, type PictureColors, pictureColors } from "@/lib/shared/brand/picture-colors";
import { textSetter } from "@/lib/web/cards/typeset";

const largestPixels = 16_000_000;
/** Phones cut maskable icons to a circle of four fifths; the picture stays well within it. */
const safeShare = 0.6;

type IconInput = {
  size: number;
  isMaskable: boolean;
  picture: Buffer | null;
  brand: Brand;
  clubName: string;
};

/** An icon as PNG: the club's own picture, else its initials in its colours, else the house mark on pine. */
export async function drawIcon({ size, isMaskable, picture, brand, clubName }: IconInput): Promise<Buffer> {
  const colors = pictureColors(brand);
  const own = picture ? await ownIcon(picture, size, isMaskable, colors.paper).catch(() => null) : null;
  if (own) return own;
  const initials = brand.main === null ? "" : initialsOf(clubName);
  const frame = { size, isMaskable, colors };
  const svg = initials ? await initialsIcon(initials, brand.fonts, frame) : houseIcon(frame);
  return sharp(Buffer.from(svg)).png().toBuffer();
}

function ownIcon(picture: Buffer, size: number, isMaskable: boolean, paper: string): Promise<Buffer> {
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

type IconFrame = { size: number; isMaskable: boolean; colors: PictureColors };

/** An icon of 36 units; on a maskable one the ground goes to the edge. */
const iconSvg = ({ size, isMaskable, colors }: IconFrame, mark: string) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 36 36">`,
    `<rect width="36" height="36" rx="${isMaskable ? 0 : 4}" fill="${colors.dark}"/>`,
    mark,
    "</svg>",
  ].join("");

/** The mark is drawn on a square of 28; on a maskable icon it is smaller. */
function houseIcon(frame: IconFrame): string {
  const share = frame.isMaskable ? safeShare : 0.76;
  const scale = (36 * share) / 28;
  const shift = (36 - 28 * scale) / 2;
  const fill = frame.colors.onDark;
  return iconSvg(
    frame,
    `<path transform="translate(${shift} ${shift}) scale(${scale})" d="${clubMark("pine-hills")}" fill="${fill}"/>`,
  );
}

/** Height of capitals in the faces of titles, in ems; signs of Korean, Japanese and Chinese are taller. */
const capital = { latin: 0.68, other: 0.8 };

/** The club's initials as outlines, as wide as the safe part of the icon and no higher than half of it. */
async function initialsIcon(initials: string, fonts: Brand["fonts"], frame: IconFrame): Promise<string> {
  const setter = await textSetter(initials, { language: "en", fonts });
  const height = /^[\p{Script=Latin}\p{N}]/u.test(initials) ? capital.latin : capital.other;
  const wide = 36 * (frame.isMaskable ? safeShare * 0.9 : 0.72);
  const size = Math.min(wide / setter.widthOf(initials), (36 * (frame.isMaskable ? 0.36 : 0.5)) / height);
  const left = (36 - setter.widthOf(initials) * size) / 2;
  const base = 18 + (height * size) / 2;
  const path = setter.pathOf(initials, left, base - (height === capital.other ? size * 0.08 : 0), size);
  return iconSvg(frame, `<path d="${path}" fill="${frame.colors.onDark}"/>`);
}
