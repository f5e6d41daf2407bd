import type { Random } from "@/lib/landscape/random";
import type { Frame, OwnFrames } from "./frame";
import type { Palette, TerrainColors } from "./palette";

/** One picture while it is drawn. */
export type Scene = { frame: Frame; palette: Palette; random: Random };

export type Layer = (scene: Scene) => string;

/** Layers of a terrain, from the horizon to the eye. */
export type TerrainScene = TerrainColors & {
  frames?: OwnFrames;
  /** Shapes that the layers refer to. */
  definitions: () => string;
  distance: Layer;
  land: Layer;
  nearness: Layer;
};
