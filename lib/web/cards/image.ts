import "server-only";
import { createHash } from "node:crypto";
import { join, resolve } from "node:path";
import type { HeroPhotograph } from "@/lib/contract/site/site-hero";
import { clubMark, type LandscapeView, viewSuffix } from "@/lib/landscape";
import { brandPath } from "@/lib/shared/brand/style";
import { photographName } from "@/lib/shared/hero/address";
import { cacheFile, readCached, removeOldest } from "@/lib/web/pictures/file-cache";
import { cardGround, landscapeFolder, landscapeImage } from "@/lib/web/pictures/landscape";
import { paint } from "@/lib/web/pictures/paint";
import { cutOf, photographCard } from "@/lib/web/pictures/photograph";
import { clubView } from "@/lib/web/queries/scene";
import { cardEdition } from "./address";
import type { CardText } from "./drawing";

const cardFolder = resolve(".next/cache/cards");
/** About 80 KB each. */
const mostFiles = 1000;

type CardRequest = CardText & {
  logo: Buffer | null;
  view?: LandscapeView | null;
  /** Stands in place of the landscape. */
  photograph?: HeroPhotograph | null;
};

const underWay = new Map<string, Promise<Buffer>>();

/** A card of 1200×630 as JPEG, drawn on first use and then read from disk. */
export function cardImage(request: CardRequest, folder = cardFolder): Promise<Buffer> {
  const { language, title, clubName, logo, brand, view = null, photograph } = request;
  const facts = [
    cardEdition,
    photograph ? [clubView(), photographName(photograph)] : viewSuffix(view) || clubView(),
    language,
    title,
    clubName,
    logo?.toString("base64") ?? null,
    brandPath(brand),
  ];
  const name = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 32);
  const path = join(folder, `${name}.jpg`);
  const running = underWay.get(path);
  if (running) return running;
  const image = readOrDraw(path, folder, request).finally(() => underWay.delete(path));
  underWay.set(path, image);
  return image;
}

async function readOrDraw(path: string, folder: string, request: CardRequest): Promise<Buffer> {
  const cached = await readCached(path);
  if (cached) return cached;
  const image = await draw(request);
  await cacheFile(path, image);
  await removeOldest(folder, mostFiles);
  return image;
}

async function draw({ logo, view = null, photograph, ...text }: CardRequest): Promise<Buffer> {
  const ground =
    (photograph && (await cutOf(photograph, photographCard))) ??
    (await landscapeImage({ ...cardGround(view), folder: landscapeFolder, seed: clubView() }));
  const mark = clubMark(view?.terrain ?? "pine-hills");
  const parts = { ground, logo, text: { ...text, mark } };
  return paint("card", async () => (await import("./draw-card")).drawCard, parts);
}
