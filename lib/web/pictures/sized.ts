import "server-only";
import sharp from "sharp";

const largestPixels = 50_000_000;
const quality = 80;

/** A picture as WebP at most so wide, never enlarged; what moves goes on moving. Rejects for bytes that are no picture. */
export function makeSized(file: Buffer, width: number): Promise<Buffer> {
  return sharp(file, { limitInputPixels: largestPixels, animated: true })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
