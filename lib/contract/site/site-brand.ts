import { z } from "zod";
import { brandChoices } from "@/lib/shared/brand/brand";
import { scopeQuery } from "../boards/board-shapes";
import { clubQuery, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

const brandMenu = "910900";

const color = z.string().regex(/^#[0-9a-f]{6}$/, wants("like", "#1a6b3c"));

const brandStyle = {
  fonts: z.enum(brandChoices.fonts),
  corner: z.enum(brandChoices.corner),
  density: z.enum(brandChoices.density),
  lines: z.enum(brandChoices.lines),
};

/** The club's look: colours as `#rrggbb`, and null for the product's own palette. */
const siteBrand = z.object({
  main: color.nullable(),
  accent: color.nullable(),
  ...brandStyle,
  /** Version 0 is a club that never chose a look. */
  admin: z.object({ version: z.int() }).optional(),
});
export type SiteBrand = z.infer<typeof siteBrand>;

/** Colours come in small or capital letters; an accent needs a main colour. */
export const siteBrandBody = z.strictObject({
  main: z.string().trim().toLowerCase().pipe(color).nullable(),
  accent: z.string().trim().toLowerCase().pipe(color).nullable(),
  ...brandStyle,
  version: z.int().optional(),
});
export type SiteBrandInput = z.output<typeof siteBrandBody>;

export const siteBrandRoutes = [
  defineRoute("GET /site/brand", {
    summary: "The club's colours, letters and shapes.",
    auth: "anonymous",
    adminScopeMenu: brandMenu,
    query: scopeQuery,
    output: siteBrand,
    tags: ["site-brand"],
  }),
  defineRoute("PUT /site/brand", {
    summary: "Changes the club's colours, letters and shapes.",
    permission: { menu: brandMenu, flag: "U" },
    query: clubQuery,
    body: siteBrandBody,
    output: z.object({ updatedAt: timestamp, version: z.int() }),
    tags: ["site-brand"],
  }),
] as const;
