import { z } from "zod";
import { clubCode, clubQuery, idx } from "./common";
import { defineRoute } from "./define-route";

/** 0 public, 1 public but hidden from search robots, 2 login required, 3 admins only (domain.md 6). */
export const menuPermit = z.enum(["0", "1", "2", "3"]);

/** Seed §3; `children` have the same fields. */
export type Menu = {
  idx: number;
  code: string;
  name: string;
  seoSlug: string;
  seoTag: string;
  seoMeta: string;
  seoKeyword: string;
  snsTitle: string;
  snsDesc: string;
  snsImageUrl: string;
  isVisible: boolean;
  permit: z.infer<typeof menuPermit>;
  isExistBanner: boolean;
  isMainPage: boolean;
  children: Menu[];
};

export const menuSchema: z.ZodType<Menu> = z.object({
  idx,
  code: z.string(),
  name: z.string(),
  seoSlug: z.string(),
  seoTag: z.string(),
  seoMeta: z.string(),
  seoKeyword: z.string(),
  snsTitle: z.string(),
  snsDesc: z.string(),
  snsImageUrl: z.string(),
  isVisible: z.boolean(),
  permit: menuPermit,
  isExistBanner: z.boolean(),
  isMainPage: z.boolean(),
  get children() {
    return z.array(menuSchema);
  },
});

/** The home menu (seed §3). */
export const homeMenuCode = "010000";

export const menuRoutes = [
  defineRoute({
    method: "GET",
    path: "/menus/club/{club}",
    summary: "The club's public menus with their SEO fields, invisible ones too, in order.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: clubQuery,
    output: z.array(menuSchema),
    tags: ["menus"],
  }),
] as const;
