import { z } from "zod";
import { version } from "../boards/board-shapes";
import { heroKinds, lights, weathers } from "../code-values/scene";
import { clubQuery, commonQuery, deletedOutput, idParams, idx, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { sceneMenu } from "./site-scene";

/** How many photographs a club may have. */
export const mostPhotographs = 8;

/** Limits of a photograph, in pixels as it stands upright. */
export const photographLimits = {
  leastWidth: 1600,
  leastHeight: 900,
  mostSide: 16_000,
  mostPixels: 50_000_000,
} as const;

const share = z.number().min(0).max(1);
const month = z.int().min(1).max(12);
const alt = z.string().trim().max(200);
const altTexts = z.object({ alt });

const photographFields = {
  /** The point that stays in sight in every cut: shares of width and height from the top left. */
  focal: z.object({ x: share, y: share }),
  /** When it stands; null holds always. The months go over the turn of the year when the first is the later one. */
  fromMonth: month.nullable(),
  toMonth: month.nullable(),
  light: z.enum(lights).nullable(),
  weather: z.enum(weathers).nullable(),
  credit: z.string().trim().max(120),
};

/** Colours as numbers of 15 bits (lib/shared/hero/fronts). */
const front = z.array(z.int().min(0).max(32_767)).readonly();
const fronts = z.object({ dark: front, light: front });
const zones = z.object({ head: fronts, title: fronts, lead: fronts });
const color = z.string().regex(/^#[0-9a-f]{6}$/, wants("like", "#1a6b3c"));

export const heroPhotograph = z.object({
  photographIdx: idx,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  ...photographFields,
  alt: z.string(),
  /** The colours under the text in both cuts, from which the page tells its ink and veil. */
  tones: z.object({ tall: zones, wide: zones }),
  /** Of its head and its foot. */
  colors: z.object({ top: color, foot: color }),
  admin: z.object({ version: z.int(), i18n: textsByLanguage(altTexts), updatedAt: timestamp }).optional(),
});
export type HeroPhotograph = z.infer<typeof heroPhotograph>;

export const siteHero = z.object({
  kind: z.enum(heroKinds),
  /** In their order; for visitors only when they are shown. */
  photographs: z.array(heroPhotograph),
  admin: z.object({ version: z.int() }).optional(),
});
export type SiteHero = z.infer<typeof siteHero>;

/** Without an order it stays; with one it names every photograph once. */
export const siteHeroBody = z.strictObject({
  kind: z.enum(heroKinds),
  order: z.array(idx).max(mostPhotographs).optional(),
  version,
});
export type SiteHeroInput = z.output<typeof siteHeroBody>;

export const heroPhotographBody = z
  .strictObject({ ...photographFields, i18n: textsByLanguage(altTexts), version })
  .refine(({ fromMonth, toMonth }) => (fromMonth === null) === (toMonth === null), {
    path: ["toMonth"],
    error: wants("required"),
  });
export type HeroPhotographInput = z.output<typeof heroPhotographBody>;

const tags = ["site-scene"] as const;
const saved = z.object({ updatedAt: timestamp, version: z.int() });

export const siteHeroRoutes = [
  defineRoute("GET /site/hero", {
    summary:
      "What stands at the head of the home page: the drawn scene, or photographs and when each stands.",
    auth: "anonymous",
    adminScopeMenu: sceneMenu,
    query: z.strictObject({ ...commonQuery, scope: z.literal("admin").optional() }),
    output: siteHero,
    tags,
  }),
  defineRoute("PUT /site/hero", {
    summary: "Chooses between the drawn scene and the photographs, and gives these an order.",
    permission: { menu: sceneMenu, flag: "U" },
    query: clubQuery,
    body: siteHeroBody,
    output: saved,
    tags,
  }),
  defineRoute("POST /site/hero/photographs", {
    summary:
      "Takes in a photograph, at most as large as a document (C0500): drawn anew, upright and without what the camera wrote.",
    permission: { menu: sceneMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({}),
    upload: { parts: ["photograph"], photograph: true },
    output: z.object({ photographIdx: idx, version: z.int() }),
    tags,
  }),
  defineRoute("PUT /site/hero/photographs/{id}", {
    summary: "Changes when a photograph stands, what has to stay in sight of it, and what is said about it.",
    permission: { menu: sceneMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: heroPhotographBody,
    output: saved,
    tags,
  }),
  defineRoute("DELETE /site/hero/photographs/{id}", {
    summary: "Removes a photograph and its file.",
    permission: { menu: sceneMenu, flag: "U" },
    params: idParams,
    query: clubQuery,
    body: z.strictObject({ version }),
    output: deletedOutput,
    tags,
  }),
] as const;
