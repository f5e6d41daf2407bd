import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { Building, HeroKind, Light, Terrain, Weather } from "@/lib/contract/code-values/scene";
import type { RouteKind } from "@/lib/shared/addresses/route-rules";
import type { BrandStyle } from "@/lib/shared/brand/brand";
import type { HeroTones } from "@/lib/shared/hero/measure";
import { clubIdxColumn, instant, type Texts } from "../columns";

export type SiteInfoTexts = {
  clubName: string;
  ceoName: string;
  address: string;
  addressDetail: string;
  copyright: string;
};
export type SiteAdditionTexts = {
  textDefaultRl: string;
  textDefaultUd: string;
  textSimpleRl: string;
  textSimpleUd: string;
};
export type HeroPhotographTexts = { alt: string };
export type SnsLinks = { instagram?: string; youtube?: string; blog?: string; kakao?: string };
type SiteStateTexts = { title: string; message: string };
/** One state with its span; `endAt` null lasts until somebody changes it. */
export type SiteStatePart = {
  state: "0" | "1" | "2";
  texts: Texts<SiteStateTexts>;
  /** ISO 8601. */
  startAt: string | null;
  endAt: string | null;
  allowIps: string[];
};

/** domain.md 6 `SiteInfo`, one row per club. */
export const siteInfos = pgTable("site_infos", {
  clubIdx: clubIdxColumn().primaryKey(),
  texts: jsonb("texts").$type<Texts<SiteInfoTexts>>().notNull(),
  businessNo: text("business_no").notNull(),
  corpNo: text("corp_no"),
  mailOrderNo: text("mail_order_no"),
  zipCode: text("zip_code").notNull(),
  clubPhoneNo: text("club_phone_no").notNull(),
  rsvPhoneNo: text("rsv_phone_no").notNull(),
  clubFaxNo: text("club_fax_no"),
  email: text("email").notNull(),
  lat: doublePrecision("lat").notNull(),
  lon: doublePrecision("lon").notNull(),
  gridX: integer("grid_x").notNull(),
  gridY: integer("grid_y").notNull(),
  privacyOfficer: text("privacy_officer").notNull(),
  privacyPhone: text("privacy_phone").notNull(),
  openingDate: date("opening_date"),
  sns: jsonb("sns").$type<SnsLinks>().notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** domain.md 6 `SiteAddition`, one row per club. */
export const siteAdditions = pgTable("site_additions", {
  clubIdx: clubIdxColumn().primaryKey(),
  texts: jsonb("texts").$type<Texts<SiteAdditionTexts>>().notNull(),
  logoDefaultRl: text("logo_default_rl"),
  logoDefaultUd: text("logo_default_ud"),
  logoSimpleRl: text("logo_simple_rl"),
  logoSimpleUd: text("logo_simple_ud"),
  favicon: text("favicon"),
  ogImage: text("og_image"),
  naverVerification: text("naver_verification").notNull().default(""),
  googleVerification: text("google_verification").notNull().default(""),
  gaId: text("ga_id").notNull().default(""),
  viewportZoom: text("viewport_zoom").$type<"fixed" | "free">().notNull().default("free"),
  /** `<meta>` tags as `lib/shared/addresses/head-tags` writes them. */
  headTags: text("head_tags").notNull().default(""),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** The club's colours, letters and shapes; a club without a row has the product's own. One row per club. */
export const siteBrands = pgTable("site_brands", {
  clubIdx: clubIdxColumn().primaryKey(),
  /** `#rrggbb`; null is the product's own palette, and then there is no accent either. */
  mainColor: text("main_color"),
  accentColor: text("accent_color"),
  fonts: text("fonts").$type<BrandStyle["fonts"]>().notNull(),
  corner: text("corner").$type<BrandStyle["corner"]>().notNull(),
  density: text("density").$type<BrandStyle["density"]>().notNull(),
  lines: text("lines").$type<BrandStyle["lines"]>().notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Scene of the club's pictures, one row per club; a club without one has the standard scene. */
export const siteScenes = pgTable("site_scenes", {
  clubIdx: clubIdxColumn().primaryKey(),
  terrain: text("terrain").$type<Terrain>().notNull(),
  building: text("building").$type<Building>().notNull(),
  /** At most 40 characters; empty is the club's standard picture. */
  seed: text("seed").notNull().default(""),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Head of a club's home page, one row per club; a club without one shows its drawn scene. */
export const siteHeroes = pgTable("site_heroes", {
  clubIdx: clubIdxColumn().primaryKey(),
  kind: text("kind").$type<HeroKind>().notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** The photographs of a club for the head of its home page, at most eight. */
export const siteHeroPhotographs = pgTable(
  "site_hero_photographs",
  {
    photographIdx: integer("photograph_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    /** Address of the file, upright and without what the camera wrote. */
    url: text("url").notNull(),
    /** Pixels of the file. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    texts: jsonb("texts").$type<Texts<HeroPhotographTexts>>().notNull(),
    credit: text("credit").notNull().default(""),
    /** Shares of width and height from the top left, 0 to 1 in thousandths. */
    focalX: doublePrecision("focal_x").notNull(),
    focalY: doublePrecision("focal_y").notNull(),
    /** 1 to 12, both or neither. */
    fromMonth: integer("from_month"),
    toMonth: integer("to_month"),
    light: text("light").$type<Light>(),
    weather: text("weather").$type<Weather>(),
    order: integer("sort_order").notNull(),
    /** The colours under the text, measured in the cuts of the focal point. */
    tones: jsonb("tones").$type<HeroTones>().notNull(),
    /** `#rrggbb` at the head and at the foot, to stand there until the picture is loaded. */
    topColor: text("top_color").notNull(),
    footColor: text("foot_color").notNull(),
    version: integer("version").notNull().default(1),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  (table) => [primaryKey({ columns: [table.clubIdx, table.photographIdx] })],
);

/** domain.md 6 `SiteCert`: how members are identified and who sends. Only an SSADMIN sees it (A7). */
export const siteCerts = pgTable("site_certs", {
  clubIdx: clubIdxColumn().primaryKey(),
  /** Keys of certificationTypes. */
  methods: text("methods").array().notNull(),
  niceDriver: text("nice_driver").$type<"MOCK" | "NICE_V1" | "NICE_INTC">().notNull().default("MOCK"),
  niceSiteCode: text("nice_site_code"),
  /** The client secret, encrypted with a key of the `secrets` table; no answer ever holds it. */
  niceSecret: text("nice_secret"),
  smsSender: text("sms_sender").notNull(),
  emailSender: text("email_sender").notNull(),
  tlsExpiresAt: instant("tls_expires_at"),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** The state of now and the one that is planned; which of them counts follows from the clock at read time. */
export const siteStates = pgTable("site_states", {
  clubIdx: clubIdxColumn().primaryKey(),
  current: jsonb("current").$type<SiteStatePart>().notNull(),
  planned: jsonb("planned").$type<SiteStatePart>(),
  version: integer("version").notNull().default(1),
  updatedAt: instant("updated_at").notNull(),
  updatedBy: text("updated_by").notNull(),
});

/** Who set or planned which state, and when. */
export const siteStateHistory = pgTable(
  "site_state_history",
  {
    historyIdx: integer("history_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    part: jsonb("part").$type<SiteStatePart>().notNull(),
    version: integer("version").notNull(),
    changedAt: instant("changed_at").notNull(),
    changedBy: text("changed_by").notNull(),
  },
  // The latest changes of a club.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.historyIdx] }),
    index("site_state_history_club").on(table.clubIdx, table.changedAt),
  ],
);

export type MenuTexts = {
  name: string;
  seoTag: string;
  seoMeta: string;
  seoKeyword: string;
  snsTitle: string;
  snsDesc: string;
};

/** domain.md 6 `Menu`; public and admin menus, in one tree of two levels. */
export const menus = pgTable(
  "menus",
  {
    menuIdx: integer("menu_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    code: text("code").notNull(),
    parentCode: text("parent_code"),
    /** Null for an admin menu that only holds others. */
    seoSlug: text("seo_slug"),
    texts: jsonb("texts").$type<Texts<MenuTexts>>().notNull(),
    snsImageUrl: text("sns_image_url").notNull().default(""),
    isVisible: boolean("is_visible").notNull().default(true),
    permit: text("permit").$type<"0" | "1" | "2" | "3">().notNull().default("0"),
    isExistBanner: boolean("is_exist_banner").notNull().default(false),
    isMainPage: boolean("is_main_page").notNull().default(false),
    link: text("link"),
    /** The page password, as argon2 keeps it; null is an open page (A26, A34). */
    passwordHash: text("password_hash"),
    target: text("target").$type<"SELF" | "BLANK">().notNull().default("SELF"),
    order: integer("sort_order").notNull(),
    isAdminMenu: boolean("is_admin_menu").notNull().default(false),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // Both also serve the reads of one club's menus.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.menuIdx] }),
    unique("menus_club_code").on(table.clubIdx, table.code),
    unique("menus_club_seo_slug").on(table.clubIdx, table.seoSlug),
  ],
);

/** Where old addresses of a club lead, in every language; fixed ones of all clubs are in code. */
export const routeRules = pgTable(
  "route_rules",
  {
    ruleIdx: integer("rule_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    /** In its one form (`oldAddress`). */
    fromPath: text("from_path").notNull(),
    /** A path of the site or an https address; null for an address that is gone. */
    toPath: text("to_path"),
    kind: text("kind").$type<RouteKind>().notNull(),
    memo: text("memo").notNull().default(""),
    isActive: boolean("is_active").notNull().default(true),
    hits: bigint("hits", { mode: "number" }).notNull().default(0),
    lastHitAt: instant("last_hit_at"),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
    updatedAt: instant("updated_at").notNull(),
    updatedBy: text("updated_by").notNull(),
  },
  // The second also finds the rule whose hits are added to.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.ruleIdx] }),
    unique("route_rules_club_from").on(table.clubIdx, table.fromPath),
  ],
);
