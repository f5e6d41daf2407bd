import "server-only";
import { LRUCache } from "lru-cache";
import type { Terrain } from "@/lib/contract/code-values/scene";
import { drawNineMap, type HoleLayout } from "@/lib/landscape";
import type { Brand } from "@/lib/shared/brand/brand";
import { mapMarks } from "./map-marks";

/** More nines than a club has. */
const drawn = new LRUCache<string, string>({ max: 16 });

type Nine = { layouts: readonly HoleLayout[]; terrain: Terrain; brand: Pick<Brand, "main" | "accent"> };

/**
 * The drawn map of a nine, by the version of its layouts. It is drawn once: whoever asks for it under made-up names costs
 * no more than its reader.
 */
export function nineMap(version: string, { layouts, terrain, brand }: Nine): string {
  const cached = drawn.get(version);
  if (cached !== undefined) return cached;
  const svg = drawNineMap(layouts, terrain, mapMarks(brand));
  drawn.set(version, svg);
  return svg;
}
