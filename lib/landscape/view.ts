import type { Terrain } from "@/lib/contract/code-values/scene";
import type { LandscapeView } from "./address";
import { hashText } from "./random";

type SceneOfClub = {
  clubCode: string;
  terrain: Terrain;
  /** The club's own text; empty is its standard picture. */
  seed: string;
  /** The number of the standard picture, which is the club's alone. */
  standardSeed: number;
};

/**
 * What a club looks out on. The club's code is part of the number, so two clubs with the same words see different land.
 * Null is the standard view: pine hills by the standard number, with the addresses that they always had.
 */
export function landscapeViewOf({
  clubCode,
  terrain,
  seed,
  standardSeed,
}: SceneOfClub): LandscapeView | null {
  if (seed === "") return terrain === "pine-hills" ? null : { terrain, seed: standardSeed };
  return { terrain, seed: hashText(`${clubCode}\n${seed}`, 0) };
}
