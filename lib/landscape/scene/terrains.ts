import type { Terrain } from "@/lib/contract/code-values/scene";
import { links } from "./links";
import { mountain } from "./mountain";
import { parkland } from "./parkland";
import { pineHills } from "./pine-hills";
import { subtropical } from "./subtropical";
import type { TerrainScene } from "./terrain";

/** The layers of each terrain. */
export const terrainScenes: Record<Terrain, TerrainScene> = {
  "pine-hills": pineHills,
  links,
  parkland,
  mountain,
  subtropical,
};
