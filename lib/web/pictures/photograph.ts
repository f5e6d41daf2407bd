import "server-only";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { type PhotographCut, type PhotographFormat, photographName } from "@/lib/shared/hero/address";
import { cropOf, heroShapes } from "@/lib/shared/hero/crop";
import { webEnv } from "@/lib/web/env";
import { getClubFile } from "@/lib/web/queries/club-file";
import { getPhotographs } from "@/lib/web/queries/hero";
import { cacheFile, readCached, removeOldest } from "./file-cache";

const folder = resolve(".next/cache/photographs");
/** About 100 KB each: eight photographs of three clubs in all their cuts, and as many from before a change. */
const mostFiles = 600;
const largestPixels = 50_000_000;

const underWay = new Map<string, Promise<Buffer | null>>();
/** One cut at a time: it takes a core for a second, and pages must go on being served. */
let lastCut: Promise<unknown> = Promise.resolve();

/**
 * A cut of a photograph that the club shows now, made on first use and then read from disk. Null for any other name, so that
 * nobody can have cuts made that no page names; of a photograph that was taken away nothing is told either.
 */
export async function photographImage(name: string, cut: PhotographCut): Promise<Buffer | null> {
  const photograph = (await getPhotographs()).find((one) => photographName(one) === name);
  return photograph ? cutOf(photograph, cut) : null;
}

/** The cut of a photograph whose row is at hand. */
export function cutOf(photograph: HeroPhotograph, cut: PhotographCut): Promise<Buffer | null> {
  const path = join(folder, `${fingerprint(photograph)}-${cut.shape}-${cut.width}.${cut.format}`);
  const running = underWay.get(path) ?? readOrCut(path, photograph, cut).finally(() => underWay.delete(path));
  underWay.set(path, running);
  return running;
}

/** Tells a picture from every other without its bytes: whose it is, and what was measured of it. */
function fingerprint({ url, focal, width, height, tones, colors }: HeroPhotograph): string {
  const facts = JSON.stringify([webEnv().clubCode, url, focal, width, height, tones, colors]);
  return createHash("sha256").update(facts).digest("hex").slice(0, 32);
}

async function readOrCut(
  path: string,
  photograph: HeroPhotograph,
  cut: PhotographCut,
): Promise<Buffer | null> {
  const cached = await readCached(path);
  if (cached) return cached;
  const file = await getClubFile(photograph.url);
  if (!file) return null;
  const making = lastCut.then(() => makeCut(file, photograph, cut));
  lastCut = making.catch(() => null);
  const image = await making.catch(() => null);
  if (!image) return null;
  await cacheFile(path, image);
  await removeOldest(folder, mostFiles);
  return image;
}

/** Qualities from the best on; the first that meets the weight counts, the last in any case. */
const qualities: Record<PhotographFormat, readonly number[]> = {
  avif: [54, 44, 34, 26],
  webp: [74, 60, 46, 34],
  jpg: [82],
};
/** Bytes for a pixel that a cut may weigh: 70 KB for a phone, 125 KB at 1440 px as AVIF. */
const bytesPerPixel: Record<PhotographFormat, number> = { avif: 0.07, webp: 0.1, jpg: 1 };
const bytesOfWide = 1.45;

async function makeCut(file: Buffer, { focal }: HeroPhotograph, cut: PhotographCut): Promise<Buffer> {
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

/** The ground of link previews, the same at every hour. */
export const photographCard = { shape: "card", width: 1200, format: "jpg" } as const;

const first = [
  { shape: "wide", width: 1440, format: "avif" },
  { shape: "tall", width: 780, format: "avif" },
] as const;

/** Has the pictures of a page cut while the page itself is being made, so that its first visitor need not wait. */
export function warmPhotograph(photograph: HeroPhotograph): void {
  for (const cut of first) void cutOf(photograph, cut);
}
