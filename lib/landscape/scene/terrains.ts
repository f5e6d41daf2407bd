import type { Terrain } from "@/lib/landscape/address";
import { links } from "./links";
import { pineHills } from "./pine-hills";
import type { TerrainScene } from "./terrain";

/** What each terrain draws. */
export const terrainScenes: Record<Terrain, TerrainScene> = {
  "pine-hills": pineHills,
  links,
  parkland: pineHills,
  mountain: pineHills,
  subtropical: pineHills,
};
