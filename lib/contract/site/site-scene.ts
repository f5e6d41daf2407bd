import { z } from "zod";
import { scopeQuery } from "../boards/board-shapes";
import { buildings, terrains } from "../code-values/scene";
import { clubQuery, timestamp } from "../common";
import { defineRoute } from "../define-route";

export const sceneMenu = "911100";

/** Code points of a seed. */
export const maxSeedLength = 40;

const sceneFields = {
  terrain: z.enum(terrains),
  building: z.enum(buildings),
  /** Any text; another one is another picture of the same land. Empty is the club's standard picture. */
  seed: z.string().trim().max(maxSeedLength),
};

/** The land, the clubhouse and the seed that the club's pictures are drawn from. */
export const siteScene = z.object({
  ...sceneFields,
  /** The number of the standard picture is what previews of it are drawn from. */
  admin: z.object({ version: z.int(), standardSeed: z.int() }).optional(),
});
export type SiteScene = z.infer<typeof siteScene>;

export const siteSceneBody = z.strictObject({ ...sceneFields, version: z.int().optional() });
export type SiteSceneInput = z.output<typeof siteSceneBody>;

export const siteSceneRoutes = [
  defineRoute("GET /site/scene", {
    summary: "The land and the clubhouse that the club's pictures are drawn with.",
    auth: "anonymous",
    adminScopeMenu: sceneMenu,
    query: scopeQuery,
    output: siteScene,
    tags: ["site-scene"],
  }),
  defineRoute("PUT /site/scene", {
    summary: "Changes the land, the clubhouse or the picture of them.",
    permission: { menu: sceneMenu, flag: "U" },
    query: clubQuery,
    body: siteSceneBody,
    output: z.object({ updatedAt: timestamp, version: z.int() }),
    tags: ["site-scene"],
  }),
] as const;
