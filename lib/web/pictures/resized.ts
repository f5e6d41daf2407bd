import "server-only";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import { type FileVisitor, getClubFile } from "../queries/club-file";
import type { PictureWidth } from "./address";
import { cacheFile, readCached, removeOldest } from "./file-cache";
import { noPicture, paint } from "./paint";

const folder = resolve(".next/cache/pictures");
/** Some 60 KB each. */
const mostFiles = 2000;

const underWay = new Map<string, Promise<Buffer | null>>();

/**
 * An uploaded picture as WebP, at most so wide, made on first use and then read from disk; null for what the visitor cannot
 * have (without one, nobody in particular) or is no picture. The club API is asked first, so a picture that is taken away is gone here too.
 */
export async function resizedPicture(
  url: string,
  width: PictureWidth,
  visitor: FileVisitor | null = null,
): Promise<Buffer | null> {
  const file = await getClubFile(url, visitor);
  if (!file) return null;
  const name = createHash("sha256").update(file).digest("hex").slice(0, 32);
  const path = join(folder, `${name}-${width}.webp`);
  const running = underWay.get(path) ?? make(path, file, width).finally(() => underWay.delete(path));
  underWay.set(path, running);
  return running;
}

async function make(path: string, file: Buffer, width: number): Promise<Buffer | null> {
  const cached = await readCached(path);
  if (cached) return cached;
  const draw = async () => (await import("./sized")).makeSized;
  const image = await paint("sized", draw, file, width).catch(noPicture);
  if (!image) return null;
  await cacheFile(path, image);
  await removeOldest(folder, mostFiles);
  return image;
}
