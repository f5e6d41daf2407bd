import "server-only";
import sharp, { type OverlayOptions } from "sharp";
import { type Box, type CardText, cardSheet, logoSize } from "./drawing";

const quality = 84;
const largestLogoPixels = 16_000_000;

type CardParts = { ground: Buffer | null; logo: Buffer | null; text: CardText };

/** A card as JPEG: the sheet with its text, and the club's logo where it has one, over the ground. */
export async function drawCard({ ground, logo, text }: CardParts): Promise<Buffer> {
  const picture = logo && (await logoPicture(logo));
  const sheet = await cardSheet(text, Boolean(picture));
  const layers: OverlayOptions[] = [{ input: Buffer.from(sheet.svg), left: 0, top: 0 }];
  if (picture) layers.push(placed(picture, sheet.logo));
  return sharp(ground ?? undefined)
    .composite(layers)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

/** The club's logo at the height of its row; null when the file is no picture, and the name is shown instead. */
async function logoPicture(file: Buffer): Promise<Buffer | null> {
  return sharp(file, { limitInputPixels: largestLogoPixels })
    .resize({ ...logoSize, fit: "contain", position: "left", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer()
    .catch(() => null);
}

const placed = (input: Buffer, { left, top }: Box) => ({ input, left: Math.round(left), top });
