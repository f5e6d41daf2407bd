import "server-only";
import { join } from "node:path";
import sharp from "sharp";
import type { Layout } from "@/lib/landscape";
import {
  drawingEdition,
  type LandscapeAddress,
  type LandscapeFormat,
  landscapeHeight,
  landscapeSegments,
  landscapeSvg,
  parseLandscapeAddress,
  standardSeed,
} from "@/lib/landscape";
import { keepFile, readKept } from "@/lib/web/landscape/kept-files";

const underWay = new Map<string, Promise<Buffer>>();

/** One drawing at a time: a picture takes a core for seconds, and pages must go on being served. */
let lastDrawing: Promise<unknown> = Promise.resolve();

export type LandscapeImageRequest = Omit<LandscapeAddress, "set"> & {
  /** a set's name, e.g. `dusk-clear-straw` */
  name: string;
  /** where pictures are kept between starts */
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
  const kept = await readKept(path);
  if (kept) return kept;
  const drawing = lastDrawing.then(() => drawImage(address, seed));
  lastDrawing = drawing.catch(() => null);
  const image = await drawing;
  await keepFile(path, image);
  return image;
}

/** Qualities that keep the weights of design: 90 KB at 1440 px, 30 KB on phones as AVIF. */
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
