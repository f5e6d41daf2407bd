import type { Terrain } from "@/lib/contract/code-values/scene";
import { links } from "./links";
import { mountain } from "./mountain";
import { parkland } from "./parkland";
import { pineHills } from "./pine-hills";
import { subtropical } from "./subtropical";
import type { TerrainScene } from "./terrain";

/** What each terrain draws. */
export const terrainScenes: Record<Terrain, TerrainScene> = {
  "pine-hills": pineHills,
  links,
  parkland,
  mountain,
  subtropical,
};
