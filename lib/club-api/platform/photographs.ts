import { readFile, rm, stat } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { photographLimits } from "@/lib/contract/site/site-hero";
import { gridSide, type PixelGrid } from "@/lib/shared/hero/measure";
import { runBounded } from "./images";

/** Stored form of a photograph: wide enough for the widest cut, small enough for the web to read whole. */
const stored = { width: 2560, height: 3840, mostBytes: 4_500_000, qualities: [90, 80, 68, 50] } as const;
const limitSeconds = 30;
const kinds: readonly string[] = ["jpeg", "png", "webp"];

export type PhotographFault = "kind" | "moving" | "pixels" | "small";
export type StoredPhotograph = { width: number; height: number; size: number; grid: PixelGrid };

/**
 * Draws an uploaded photograph anew into `target` as a JPEG: upright, in sRGB, without EXIF, place or anything else that the
 * camera wrote, and measures a small copy of it. Its head is judged before a pixel is decoded. Answers the fault of a file
 * that is none; `target` may then hold a part of it. Throws `QueueFull` under a flood.
 */
export function storePhotograph(path: string, target: string): Promise<StoredPhotograph | PhotographFault> {
  return runBounded(async () => {
    try {
      return (await headFault(path)) ?? (await redraw(path, target));
    } catch {
      return "kind";
    }
  });
}

/** The small copy of a stored photograph, to be measured; null for bytes that are no picture. */
export function photographGrid(bytes: Buffer): Promise<PixelGrid | null> {
  return runBounded(async () =>
    gridOf(sharp(bytes, { limitInputPixels: photographLimits.mostPixels })),
  ).catch(() => null);
}

/** Checks a file by its head alone: no pixel of a picture that is far too large is ever decoded. */
async function headFault(path: string): Promise<PhotographFault | null> {
  const head = await sharp(path, { limitInputPixels: false, animated: true }).metadata();
  if ((head.pages ?? 1) > 1) return "moving";
  if (!kinds.includes(head.format)) return "kind";
  const { width, height } = head.autoOrient;
  const { leastWidth, leastHeight, mostSide, mostPixels } = photographLimits;
  if (Math.max(width, height) > mostSide || width * height > mostPixels) return "pixels";
  return width < leastWidth || height < leastHeight ? "small" : null;
}

async function redraw(path: string, target: string): Promise<StoredPhotograph> {
  const upright = sharp(path, { limitInputPixels: photographLimits.mostPixels, failOn: "error" })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .resize({ width: stored.width, height: stored.height, fit: "inside", withoutEnlargement: true });
  for (const quality of stored.qualities) {
    const { width, height } = await upright
      .clone()
      .jpeg({ quality, mozjpeg: false })
      .timeout({ seconds: limitSeconds })
      .toFile(target);
    const { size } = await stat(target);
    if (size > stored.mostBytes && quality !== stored.qualities.at(-1)) {
      await rm(target);
      continue;
    }
    return { width, height, size, grid: await gridOf(sharp(await readFile(target))) };
  }
  throw new Error("The photograph was not stored.");
}

async function gridOf(image: Sharp): Promise<PixelGrid> {
  const { data, info } = await image
    .resize({ width: gridSide, height: gridSide, fit: "inside", withoutEnlargement: true })
    .removeAlpha()
    .raw()
    .timeout({ seconds: limitSeconds })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: 3, pixels: data };
}
