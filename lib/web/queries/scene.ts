import "server-only";
import { createHash } from "node:crypto";
import { cache } from "react";
import { type Building, standardScene, type Terrain } from "@/lib/contract/code-values/scene";
import { type LandscapeView, landscapeViewOf } from "@/lib/landscape";
import { query } from "@/lib/web/api/server";
import { webEnv } from "@/lib/web/env";

/** Scene of the club's pictures. */
export type ClubScene = {
  terrain: Terrain;
  building: Building;
  /** Null is the standard view. */
  view: LandscapeView | null;
};

/** The number of the club's standard picture: the same club always looks out on the same hills. */
export function clubView(): number {
  return createHash("sha256").update(webEnv().clubCode).digest().readUInt32BE(0);
}

/** The scene that the club has chosen; the standard one while it has none, or a server does not know of scenes. */
export const getScene = cache(async (): Promise<ClubScene> => {
  const { clubCode } = webEnv();
  const answer = await query("GET /site/scene", { query: { clubCode } });
  const { terrain, building, seed } = answer.ok ? answer.value : standardScene;
  return { terrain, building, view: landscapeViewOf({ clubCode, terrain, seed, standardSeed: clubView() }) };
});

/** Whether the club looks out on that view now; the standard view is always its own: pages that are cached show it. */
export async function isOwnView(view: LandscapeView | null): Promise<boolean> {
  if (view === null) return true;
  const { view: own } = await getScene();
  return own?.terrain === view.terrain && own.seed === view.seed;
}
