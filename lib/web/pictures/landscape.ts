import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import {
  drawingEdition,
  type LandscapeAddress,
  type LandscapeView,
  landscapeName,
  landscapeSegments,
  parseLandscapeAddress,
  parseLandscapeName,
  splitView,
  standardSeed,
  viewSuffix,
} from "@/lib/landscape";
import { errorText, logLine } from "@/lib/web/log";
import { clubView, isOwnView } from "@/lib/web/queries/scene";
import { cacheFile, readCached } from "./file-cache";
import { paint } from "./paint";

const underWay = new Map<string, Promise<Buffer>>();

type LandscapeImageRequest = Omit<LandscapeAddress, "set" | "view"> & {
  /** the name of a set and its view, e.g. `dusk-clear-straw` */
  name: string;
  /** where pictures are cached between starts */
  folder: string;
  /** the number of the club's standard view */
  seed?: number;
  /** whether the view is one that the club has now; a picture of any other is not drawn */
  isOwn?: (view: LandscapeView | null) => Promise<boolean>;
};

/**
 * The picture of an address, drawn on first use and then read from `folder`. Null when the address is none that was handed
 * out, so that the folder stays bounded; of a view that the club had before, pages that are still cached find what was drawn.
 */
export async function landscapeImage(request: LandscapeImageRequest): Promise<Buffer | null> {
  const { name, layout, width, format, folder, seed = standardSeed, isOwn = isOwnView } = request;
  const address = parseLandscapeAddress([name, `${layout}-${width}.${format}`]);
  if (!address || !Number.isSafeInteger(seed)) return null;
  const path = join(folder, viewFolder(address.view, seed), ...landscapeSegments(address));
  const running = underWay.get(path);
  if (running) return running;
  if (!(await isOwn(address.view))) return readCached(path);
  const begun = underWay.get(path);
  if (begun) return begun;
  const image = readOrDraw(path, address, seed).finally(() => underWay.delete(path));
  underWay.set(path, image);
  return image;
}

/** Each view has a folder of its own; the standard one keeps the name that it always had. */
function viewFolder(view: LandscapeView | null, seed: number): string {
  return `${drawingEdition}${viewSuffix(view) || `-${seed}`}`;
}

async function readOrDraw(path: string, address: LandscapeAddress, seed: number): Promise<Buffer> {
  const cached = await readCached(path);
  if (cached) return cached;
  const image = await paint(
    "landscape",
    async () => (await import("./draw-landscape")).drawLandscape,
    address,
    seed,
  );
  await cacheFile(path, image);
  if (address.view) await forgetOldViews(resolve(path, "../../.."));
  return image;
}

/** Views besides the standard one whose pictures stay on disk, the club's own among them. */
const mostViews = 5;

/** Takes the views away that were drawn longest ago, so that a club may change its mind as often as it likes. */
async function forgetOldViews(folder: string): Promise<void> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => splitView(name));
  if (names.length <= mostViews) return;
  const ages = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })),
  ).catch(() => []);
  ages.sort((a, b) => b.at - a.at);
  await Promise.all(
    ages.slice(mostViews).map(({ name }) => rm(join(folder, name), { recursive: true, force: true })),
  );
}

/** Pictures are cached next to the build: they depend on nothing but their address and the club. */
export const landscapeFolder = resolve(".next/cache/landscape");

/** The landscape behind social media cards, the same at every hour. */
export const cardGround = (view: LandscapeView | null) =>
  ({
    name: landscapeName({ light: "dusk", weather: "clear", season: "straw" }, view),
    layout: "card",
    width: 1200,
    format: "jpg",
  }) as const;

const first = [
  { layout: "wide", width: 1440, format: "avif" },
  { layout: "tall", width: 780, format: "avif" },
] as const;

/** Has the pictures of a page drawn while the page itself is being made, so that its first visitor need not wait. */
export function warmLandscape(name: string): void {
  const view = parseLandscapeName(name)?.view ?? null;
  for (const input of [...first.map((one) => ({ ...one, name })), cardGround(view)]) {
    landscapeImage({ ...input, folder: landscapeFolder, seed: clubView() }).catch((error: unknown) =>
      logLine("warn", "landscape", { name: input.name, error: errorText(error) }),
    );
  }
}
