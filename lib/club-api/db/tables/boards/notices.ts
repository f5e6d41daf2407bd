import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { StockState } from "@/lib/contract/code-values/club-records";
import type { Language } from "@/lib/shared/languages";
import { members } from "../accounts/members";
import { boardColumns, clubIdxColumn, clubKey, instant, type Texts, trashColumns } from "../columns";

export type NoticeTexts = { title: string; contents: string };

/** domain.md 6 `Notice`. */
export const notices = pgTable(
  "notices",
  {
    noticeIdx: integer("notice_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    texts: jsonb("texts").$type<Texts<NoticeTexts>>().notNull(),
    /** Title and contents as plain text, per language: what a keyword is looked for in. */
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    isTop: boolean("is_top").notNull(),
    /** The last day at the top; null stays. */
    topUntil: date("top_until"),
    /** First and last day, both included, in the club's zone. */
    openFrom: date("open_from"),
    openTo: date("open_to"),
    viewCount: integer("view_count").notNull().default(0),
  },
  // Newest first, and the neighbours of one notice.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.noticeIdx] }),
    index("notices_club_newest").on(table.clubIdx, table.createdAt, table.noticeIdx),
  ],
);

/** domain.md 6 `Banner`; whether it runs follows from its span and the clock. */
export const banners = pgTable(
  "banners",
  {
    bannerIdx: integer("banner_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    names: jsonb("names").$type<Texts<string>>().notNull(),
    layerFile: text("layer_file").notNull(),
    layerFileMobile: text("layer_file_mobile"),
    link: text("link"),
    seeDetail: boolean("see_detail").notNull(),
    /** True opens the link in a new window. */
    windowOpen: boolean("window_open").notNull(),
    todayClose: boolean("today_close").notNull(),
    devicePc: text("device_pc").$type<"Y" | "N" | "A">().notNull(),
    menuCodes: text("menu_codes").array().notNull(),
    startAt: instant("start_at").notNull(),
    endAt: instant("end_at").notNull(),
    order: integer("sort_order").notNull(),
    /** Null shows it in every language. */
    lang: text("lang").$type<Language>(),
  },
  // The banners of a club that have not ended.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.bannerIdx] }),
    index("banners_club_end").on(table.clubIdx, table.endAt),
  ],
);

/** One stored size of an image; its height follows from the image's. */
export type StoredSize = { width: number; size: number; storageKey: string };

/** An image that a text shows; nobody finds it who was not shown its address (checklist S-70). */
export const contentImages = pgTable(
  "content_images",
  {
    imageIdx: integer("image_idx").generatedByDefaultAsIdentity(),
    clubIdx: clubIdxColumn(),
    /** The end of its address. */
    token: text("token").notNull().unique(),
    /** Of the largest stored size, in pixels. */
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** From the narrowest on. */
    sizes: jsonb("sizes").$type<StoredSize[]>().notNull(),
    createdAt: instant("created_at").notNull(),
    createdBy: text("created_by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.imageIdx] }),
    index("content_images_club_created").on(table.clubIdx, table.createdAt),
  ],
);

export type EventTexts = { title: string; summary: string; contents: string };

/** domain.md 6 `Event`; whether it runs follows from its days and the club's. */
export const events = pgTable(
  "events",
  {
    eventIdx: integer("event_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    texts: jsonb("texts").$type<Texts<EventTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    /** First and last day, both included, in the club's zone. */
    startDate: date("start_date").notNull(),
    endDate: date("end_date").notNull(),
    /** Whom it is for; empty is everybody. */
    memberTypes: text("member_types").array().notNull(),
    thumbUrl: text("thumb_url"),
    link: text("link"),
    viewCount: integer("view_count").notNull().default(0),
  },
  // The list, newest first, and the events of some days.
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.eventIdx] }),
    index("events_club_start").on(table.clubIdx, table.startDate, table.eventIdx),
    index("events_club_end").on(table.clubIdx, table.endDate),
  ],
);

export type FaqTexts = { question: string; answer: string };

/** domain.md 6 `Faq`; types of `questionTypes`. */
export const faqs = pgTable(
  "faqs",
  {
    faqIdx: integer("faq_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    questionType: text("question_type").notNull(),
    texts: jsonb("texts").$type<Texts<FaqTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    /** The place among those of its type. */
    order: integer("sort_order").notNull(),
    viewCount: integer("view_count").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.faqIdx] }),
    index("faqs_club_order").on(table.clubIdx, table.questionType, table.order),
  ],
);

export type FnbTexts = { name: string; category: string; description: string; originInfo: string };
export type FnbSeason = "ALL" | "SPRING" | "SUMMER" | "AUTUMN" | "WINTER";

/** domain.md 6 `FnbMenu`; outlets of `fnbOutlets`. */
export const fnbMenus = pgTable(
  "fnb_menus",
  {
    fnbIdx: integer("fnb_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    outlet: text("outlet").notNull(),
    texts: jsonb("texts").$type<Texts<FnbTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    price: numeric("price").notNull(),
    allergens: text("allergens").array().notNull(),
    isRecommended: boolean("is_recommended").notNull(),
    isSoldOut: boolean("is_sold_out").notNull(),
    /** 0 is mild, 3 the hottest. */
    spicy: integer("spicy").notNull(),
    season: text("season").$type<FnbSeason>().notNull(),
    imageUrl: text("image_url"),
    order: integer("sort_order").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.fnbIdx] }),
    index("fnb_menus_club_order").on(table.clubIdx, table.outlet, table.order),
  ],
);

export type HofTexts = { clubUsed: string };
export type ConsentHow = "PAPER" | "EMAIL" | "PHONE" | "DESK";

/** domain.md 6 `Hof`; types of `hofTypes`. Names are kept whole and go out masked. */
export const hofEntries = pgTable(
  "hof_entries",
  {
    hofIdx: integer("hof_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    type: text("type").notNull(),
    playDate: date("play_date").notNull(),
    memberName: text("member_name").notNull(),
    /** Whose entry it is, where he has an account: his own Latin form of the name is shown. */
    memberIdx: integer("member_idx"),
    courseCode: text("course_code").notNull(),
    holeNo: integer("hole_no"),
    par: integer("par"),
    /** Metres. */
    distance: integer("distance"),
    texts: jsonb("texts").$type<Texts<HofTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    ballBrand: text("ball_brand"),
    score: integer("score"),
    companions: text("companions").array().notNull(),
    caddieName: text("caddie_name"),
    certNo: text("cert_no"),
    imageUrl: text("image_url"),
    /** The member agreed to be shown; without it nobody sees the entry. */
    hasConsent: boolean("has_consent").notNull(),
    /** The day and the way in which the member agreed; they stay when the consent is taken back. */
    consentOn: date("consent_on"),
    consentHow: text("consent_how").$type<ConsentHow>(),
    consentWithdrawnAt: instant("consent_withdrawn_at"),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.hofIdx] }),
    index("hof_entries_club_newest").on(table.clubIdx, table.playDate, table.hofIdx),
    clubKey(table, table.memberIdx, members, members.memberIdx),
  ],
);

export type ReferenceTexts = { title: string; contents: string; category: string };
export type ReferenceType = "RULE" | "FORM" | "COURSE" | "GIFT" | "ETC";

/** domain.md 6 `Reference`: rules, forms, course papers, and what the pro shop sells. */
export const references = pgTable(
  "reference_entries",
  {
    referenceIdx: integer("reference_idx").generatedByDefaultAsIdentity(),
    ...boardColumns(),
    ...trashColumns(),
    type: text("type").$type<ReferenceType>().notNull(),
    texts: jsonb("texts").$type<Texts<ReferenceTexts>>().notNull(),
    searchTexts: jsonb("search_texts").$type<Texts<string>>().notNull(),
    imageUrl: text("image_url"),
    /** Of a GIFT, in the club's currency. */
    price: numeric("price"),
    productLink: text("product_link"),
    stock: text("stock").$type<StockState>().notNull().default("IN_STOCK"),
    /** The place among the products of the shop; of equals the newest comes first. */
    order: integer("sort_order").notNull().default(0),
    viewCount: integer("view_count").notNull().default(0),
    downloadCount: integer("download_count").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.clubIdx, table.referenceIdx] }),
    index("reference_entries_club_newest").on(table.clubIdx, table.type, table.createdAt),
  ],
);
