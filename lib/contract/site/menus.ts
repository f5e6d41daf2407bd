import { z } from "zod";
import { clubCode, clubQuery, commonQuery, idx, textsByLanguage } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";

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
  /** A page password stands before it. */
  isLocked?: boolean | undefined;
  children: Menu[];
};

/** A text that a server leaves out is empty. */
export const menuSchema: z.ZodType<Menu> = z.object({
  idx,
  code: z.string(),
  name: z.string(),
  seoSlug: z.string(),
  seoTag: z.string().default(""),
  seoMeta: z.string().default(""),
  seoKeyword: z.string().default(""),
  snsTitle: z.string().default(""),
  snsDesc: z.string().default(""),
  snsImageUrl: z.string().default(""),
  isVisible: z.boolean(),
  permit: menuPermit,
  isExistBanner: z.boolean(),
  isMainPage: z.boolean(),
  isLocked: z.boolean().optional(),
  get children() {
    return z.array(menuSchema);
  },
});

/** The home menu (seed §3). */
export const homeMenuCode = "010000";

const menuMenu = "920200";
/** A menu's code, or its idx. */
const menuId = z.string().regex(/^\d{1,9}$/, wants("record_number"));

/** domain.md A26: with what the back office edits, hidden menus too. */
export type AdminMenu = Menu & {
  parentCode: string | null;
  order: number;
  /** Of everything but the order; `PUT /menus` refuses a save over a newer one with 2002. */
  version?: string | undefined;
  children: AdminMenu[];
};
const adminMenuFields = {
  idx,
  code: z.string(),
  parentCode: z.string().nullable(),
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
  order: z.int(),
  version: z.string().optional(),
};
const adminMenuSchema: z.ZodType<AdminMenu> = z.object({
  ...adminMenuFields,
  get children() {
    return z.array(adminMenuSchema);
  },
});

const shortText = z.string().trim().max(60);
const longText = z.string().trim().max(300);
const menuTexts = z.strictObject({
  name: shortText.min(1).optional(),
  seoTag: longText.optional(),
  seoMeta: longText.optional(),
  seoKeyword: longText.optional(),
  snsTitle: shortText.optional(),
  snsDesc: longText.optional(),
});

const adminMenuDetail = z.object({
  ...adminMenuFields,
  i18n: textsByLanguage(menuTexts),
  link: z.string().nullable(),
  target: z.enum(["SELF", "BLANK"]),
  hasPassword: z.boolean(),
});

/** A page of the site and, behind `#`, a section of it. */
const slugText = z
  .string()
  .max(100)
  .regex(/^\/[a-z0-9-]*(\/[a-z0-9-]+)*(#[a-z0-9-]+)?$/, wants("page_address"));

/** domain.md A27; fields that are not named stay, and so do menus. */
export const menuChange = z.strictObject({
  code: z.string().regex(/^\d{6}$/, wants("digits", "6")),
  ...menuTexts.shape,
  seoSlug: slugText.optional(),
  /** A picture of the site or of an https address; empty for none. */
  snsImageUrl: z
    .string()
    .max(500)
    .regex(/^(?:$|https:\/\/|\/(?!\/))\S*$/, wants("link"))
    .optional(),
  isVisible: z.boolean().optional(),
  permit: menuPermit.optional(),
  isExistBanner: z.boolean().optional(),
  isMainPage: z.boolean().optional(),
  link: z
    .string()
    .max(300)
    .regex(/^(https:\/\/|\/(?!\/))\S*$/, wants("link"))
    .nullable()
    .optional(),
  target: z.enum(["SELF", "BLANK"]).optional(),
  order: z.int().min(0).max(1000).optional(),
  /** A page password; null takes it away. It is kept as a hash and never answered. */
  password: z.string().min(4).max(64).nullable().optional(),
  i18n: textsByLanguage(menuTexts).optional(),
  /** Of the menu that the change was made on; without it the last save wins. */
  version: z.string().max(64).optional(),
});
export type MenuChange = z.output<typeof menuChange>;

export const menuRoutes = [
  defineRoute("GET /menus", {
    summary: "The site's menus as a tree for the back office, hidden ones too.",
    permission: { menu: menuMenu, flag: "R" },
    query: clubQuery,
    output: z.array(adminMenuSchema),
  }),
  defineRoute("GET /menus/simple", {
    summary: "Codes and names of the pages, for forms of any admin.",
    auth: "admin",
    query: clubQuery,
    output: z.array(z.object({ code: z.string(), name: z.string(), isExistBanner: z.boolean() })),
  }),
  defineRoute("GET /menus/{id}", {
    summary: "One menu with its texts in all languages.",
    permission: { menu: menuMenu, flag: "R" },
    params: z.strictObject({ id: menuId }),
    query: clubQuery,
    output: adminMenuDetail,
  }),
  defineRoute("PUT /menus", {
    summary: "Changes menus: texts, order, visibility, permit, page password. All of them, or none.",
    permission: { menu: menuMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ menus: z.array(menuChange).min(1).max(100) }),
    output: z.object({ updated: z.int() }),
    tags: ["menus"],
  }),
  defineRoute("GET /menus/{id}/password", {
    summary:
      "Whether a page has a password, and whether the given one, or the pass in X-Menu-Token, fits; a password earns a pass for an hour (A26, A34).",
    auth: "anonymous",
    params: z.strictObject({ id: menuId }),
    query: z.strictObject({ ...commonQuery, password: z.string().max(64).optional() }),
    output: z.object({
      menuCode: z.string(),
      required: z.boolean(),
      valid: z.boolean(),
      passToken: z.string().optional(),
      /** Why no password opens it to the caller: nobody sees it, a sign-in is missing, or it is for others. */
      closed: z.enum(["HIDDEN", "SIGN_IN", "FORBIDDEN"]).optional(),
    }),
    tags: ["menus"],
  }),
  defineRoute("GET /menus/club/{club}", {
    summary: "The club's public menus with their SEO fields, invisible ones too, in order.",
    auth: "anonymous",
    params: z.strictObject({ club: clubCode }),
    query: clubQuery,
    output: z.array(menuSchema),
    tags: ["menus"],
  }),
] as const;
