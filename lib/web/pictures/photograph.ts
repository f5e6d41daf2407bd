import "server-only";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { type PhotographCut, photographName } from "@/lib/shared/hero/address";
import { webEnv } from "@/lib/web/env";
import { getClubFile } from "@/lib/web/queries/club-file";
import { getPhotographs } from "@/lib/web/queries/hero";
import { cacheFile, readCached, removeOldest } from "./file-cache";
import { noPicture, paint } from "./paint";

const folder = resolve(".next/cache/photographs");
/** About 100 KB each: eight photographs of three clubs in all their cuts, and as many from before a change. */
const mostFiles = 600;

const underWay = new Map<string, Promise<Buffer | null>>();

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
  const draw = async () => (await import("./photograph-cut")).makeCut;
  const image = await paint("cut", draw, file, photograph.focal, cut).catch(noPicture);
  if (!image) return null;
  await cacheFile(path, image);
  await removeOldest(folder, mostFiles);
  return image;
}

/** The ground of link previews, the same at every hour. */
export const photographCard = { shape: "card", width: 1200, format: "jpg" } as const;

const first = [
  { shape: "wide", width: 1440, format: "avif" },
  { shape: "tall", width: 780, format: "avif" },
] as const;

/** Has the pictures of a page cut while the page itself is being made, so that its first visitor need not wait. */
export function warmPhotograph(photograph: HeroPhotograph): void {
  // Who asks for it finds out.
  for (const cut of first) cutOf(photograph, cut).catch(() => null);
}
