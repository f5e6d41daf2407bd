import { stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { createQueue } from "./queue";

export type CleanImage = { contentType: string; extension: string; size: number };

/** Pixels of all frames together; a larger picture would take the memory of the server. */
const maxPixels = 50_000_000;
const limitSeconds = 20;

/** Two at a time: a picture takes a core for a while, and other calls must go on being served. */
export const runBounded = createQueue({ concurrency: 2, maxWaiting: 100 });
sharp.cache(false);
sharp.concurrency(1);

type Written = { contentType: string; extension: string; write(image: Sharp): Sharp };

/** A GIF becomes an (animated) WebP, the others keep their kind. */
const written: Readonly<Record<string, Written>> = {
  jpeg: { contentType: "image/jpeg", extension: "jpg", write: (image) => image.jpeg({ quality: 88 }) },
  png: { contentType: "image/png", extension: "png", write: (image) => image.png() },
  webp: { contentType: "image/webp", extension: "webp", write: (image) => image.webp({ quality: 88 }) },
  gif: { contentType: "image/webp", extension: "webp", write: (image) => image.webp({ quality: 88 }) },
};

/**
 * Draws an uploaded picture anew into `target`: what is stored holds pixels only, upright, with no EXIF, no place where
 * it was taken and nothing behind its end (checklist S-70). Its size is told by its head before a pixel is decoded. Null
 * for what is no whole picture of a known kind, or too large a one; `target` may then hold a part of it. Throws
 * `QueueFull` under a flood.
 */
export function cleanImage(path: string, target: string): Promise<CleanImage | null> {
  return runBounded(async () => {
    try {
      return await redraw(path, target);
    } catch {
      return null;
    }
  });
}

async function redraw(path: string, target: string): Promise<CleanImage | null> {
  const head = await sharp(path, { limitInputPixels: maxPixels, animated: true }).metadata();
  const kind = Object.hasOwn(written, head.format) ? written[head.format] : undefined;
  if (!kind || head.width * head.height > maxPixels) return null;
  const animated = (head.pages ?? 1) > 1;
  const image = sharp(path, { limitInputPixels: maxPixels, animated, failOn: "error" });
  // An animation has no EXIF orientation, and its frames cannot be turned one by one.
  const upright = animated ? image : image.autoOrient();
  await kind.write(upright).timeout({ seconds: limitSeconds }).toFile(target);
  const { size } = await stat(target);
  return { contentType: kind.contentType, extension: kind.extension, size };
}

/** One size of a picture; `path` holds its WebP. */
export type SizedImage = { path: string; width: number; height: number; size: number };

/**
 * A picture as WebP at most so wide each, never enlarged, at new paths: sizes that would be alike are written once. What
 * moves goes on moving. Null for what is no picture.
 */
export function sizedImages(
  path: string,
  widths: readonly number[],
  newPath: () => string,
): Promise<SizedImage[] | null> {
  return runBounded(async () => {
    try {
      const head = await sharp(path, { limitInputPixels: maxPixels, animated: true }).metadata();
      const distinct = new Set(widths.map((width) => Math.min(width, head.autoOrient.width)));
      const sizes: SizedImage[] = [];
      for (const width of distinct) sizes.push(await resized(path, width, (head.pages ?? 1) > 1, newPath()));
      return sizes;
    } catch {
      return null;
    }
  });
}

async function resized(path: string, width: number, animated: boolean, target: string): Promise<SizedImage> {
  const image = sharp(path, { limitInputPixels: maxPixels, animated, failOn: "error" });
  const written = await (animated ? image : image.autoOrient())
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82 })
    .timeout({ seconds: limitSeconds })
    .toFile(target);
  return {
    path: target,
    width: written.width,
    height: written.pageHeight ?? written.height,
    size: written.size,
  };
}

/** Pixels along the longer side of a portrait. */
const portraitPixels = 512;

/** A small WebP of one picture, such as a member's photo, written to `target`; null for what is no picture. */
export function portraitImage(
  path: string,
  target: string,
): Promise<Pick<CleanImage, "contentType" | "size"> | null> {
  return runBounded(async () => {
    try {
      await sharp(path, { limitInputPixels: maxPixels, failOn: "error" })
        .autoOrient()
        .resize({ width: portraitPixels, height: portraitPixels, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 85 })
        .timeout({ seconds: limitSeconds })
        .toFile(target);
      return { contentType: "image/webp", size: (await stat(target)).size };
    } catch {
      return null;
    }
  });
}
