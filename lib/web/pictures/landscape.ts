import "server-only";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import sharp from "sharp";
import {
  drawingEdition,
  type LandscapeAddress,
  type LandscapeFormat,
  type Layout,
  landscapeHeight,
  landscapeSegments,
  landscapeSvg,
  parseLandscapeAddress,
  standardSeed,
} from "@/lib/landscape";
import { webEnv } from "@/lib/web/env";
import { cacheFile, readCached } from "./file-cache";

/** The seed of this club's own view: the same club always looks out on the same hills. */
export function clubView(): number {
  return createHash("sha256").update(webEnv().clubCode).digest().readUInt32BE(0);
}

const underWay = new Map<string, Promise<Buffer>>();

/** One drawing at a time: a picture takes a core for seconds, and pages must go on being served. */
let lastDrawing: Promise<unknown> = Promise.resolve();

type LandscapeImageRequest = Omit<LandscapeAddress, "set"> & {
  /** a set's name, e.g. `dusk-clear-straw` */
  name: string;
  /** where pictures are cached between starts */
  folder: string;
  /** the club's own view */
  seed?: number;
};

/**
 * The picture of an address, drawn on first use and then read from `folder`.
 * Null when the address is none that was handed out, so that the folder stays bounded.
 */
export async function landscapeImage(request: LandscapeImageRequest): Promise<Buffer | null> {
  const { name, layout, width, format, folder, seed = standardSeed } = request;
  const address = parseLandscapeAddress([name, `${layout}-${width}.${format}`]);
  if (!address || !Number.isSafeInteger(seed)) return null;
  const path = join(folder, `${drawingEdition}-${seed}`, ...landscapeSegments(address));
  const running = underWay.get(path);
  if (running) return running;
  const image = readOrDraw(path, address, seed).finally(() => underWay.delete(path));
  underWay.set(path, image);
  return image;
}

async function readOrDraw(path: string, address: LandscapeAddress, seed: number): Promise<Buffer> {
  const cached = await readCached(path);
  if (cached) return cached;
  const drawing = lastDrawing.then(() => drawImage(address, seed));
  lastDrawing = drawing.catch(() => null);
  const image = await drawing;
  await cacheFile(path, image);
  return image;
}

/** Qualities that meet the size limits of the design: 90 KB at 1440 px, 30 KB on phones as AVIF. */
const qualities: Record<Layout, Record<LandscapeFormat, number>> = {
  wide: { avif: 56, webp: 74, jpg: 76 },
  tall: { avif: 38, webp: 70, jpg: 76 },
  card: { avif: 50, webp: 70, jpg: 80 },
};

function drawImage({ set, layout, width, format }: LandscapeAddress, seed: number): Promise<Buffer> {
  const height = landscapeHeight(layout, width);
  const svg = landscapeSvg({ ...set, seed, layout, width, height });
  const picture = sharp(Buffer.from(svg)).removeAlpha();
  const quality = qualities[layout][format];
  if (format === "avif") return picture.avif({ quality, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality, effort: 4 }).toBuffer();
  return picture.jpeg({ quality, mozjpeg: true }).toBuffer();
}

/** Pictures are cached next to the build: they depend on nothing but their address and the club. */
export const landscapeFolder = resolve(".next/cache/landscape");

/** The landscape behind social media cards, the same at every hour. */
export const cardGround = { name: "dusk-clear-straw", layout: "card", width: 1200, format: "jpg" } as const;

const first = [
  { layout: "wide", width: 1440, format: "avif" },
  { layout: "tall", width: 780, format: "avif" },
] as const;

/** Has the pictures of a page drawn while the page itself is being made, so that its first visitor need not wait. */
export function warmLandscape(name: string): void {
  for (const input of [...first.map((one) => ({ ...one, name })), cardGround]) {
    landscapeImage({ ...input, folder: landscapeFolder, seed: clubView() }).catch((error: unknown) =>
      process.stderr.write(
        `${JSON.stringify({ level: "warn", msg: "landscape", name: input.name, error: String(error) })}\n`,
      ),
    );
  }
}
