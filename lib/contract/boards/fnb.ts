import { z } from "zod";
import { codeKey, money } from "../bookings/play-shapes";
import { commonQuery, idParamOrZero, idx, pageOf, textsByLanguage } from "../common";
import { defineRoute } from "../define-route";
import { wants } from "../wants";
import { plainState } from "./board-entities";
import {
  adminPart,
  clearedImage,
  detailRoute,
  listRoute,
  listShape,
  order,
  removeRoutes,
  savedShape,
  scope,
  version,
} from "./board-shapes";

const calls = { menu: "930400", tags: ["fnb"] as const };
const nameText = z.string().trim().min(1).max(60);
const categoryText = z.string().trim().max(30);
const descriptionText = z.string().trim().max(500);
const originText = z.string().trim().max(200);
/** Texts of one language; an empty field falls back to the club's own. */
const fnbTexts = z.strictObject({
  name: nameText,
  category: categoryText.default(""),
  description: descriptionText.default(""),
  originInfo: originText.default(""),
});

export const season = z.enum(["ALL", "SPRING", "SUMMER", "AUTUMN", "WINTER"]);
const spicy = z.int().min(0).max(3);
const allergen = z.string().regex(/^[a-z]{2,20}$/, wants("choice"));

/** domain.md A24. */
export const fnbItem = z.object({
  fnbIdx: idx,
  outlet: z.string(),
  outletName: z.string(),
  category: z.string(),
  name: z.string(),
  description: z.string(),
  price: money,
  originInfo: z.string(),
  allergens: z.array(z.string()),
  isRecommended: z.boolean(),
  isSoldOut: z.boolean(),
  spicy,
  imageUrl: z.string().nullable(),
  order: z.int(),
  isVisible: z.boolean(),
  season: season.optional(),
  language: z.string().optional(),
  admin: adminPart(fnbTexts).optional(),
});
export type FnbItem = z.infer<typeof fnbItem>;

/** domain.md A25: with id 0 a new dish, which needs outlet, name and price; else the fields that change. */
export const fnbBody = z.strictObject({
  outlet: codeKey.optional(),
  category: categoryText.optional(),
  name: nameText.optional(),
  description: descriptionText.optional(),
  price: money.optional(),
  originInfo: originText.optional(),
  allergens: z.array(allergen).max(30).optional(),
  isRecommended: z.boolean().optional(),
  isSoldOut: z.boolean().optional(),
  spicy: spicy.optional(),
  season: season.optional(),
  order: order.optional(),
  isVisible: z.boolean().optional(),
  imageUrl: clearedImage,
  i18n: textsByLanguage(fnbTexts.nullable()).optional(),
  version,
});

export const fnbRoutes = [
  listRoute("/fnb-menu", {
    ...calls,
    summary: "What the outlets serve, in their order; with scope=admin hidden dishes too.",
    page: "030400",
    query: z.strictObject({
      ...listShape(30),
      outlet: codeKey.optional(),
      state: plainState.optional(),
      scope,
    }),
    output: pageOf(fnbItem),
    xlsx: "fnb",
    tags: calls.tags,
  }),
  detailRoute("/fnb-menu", {
    ...calls,
    summary: "One dish, with scope=admin in all languages.",
    page: "030400",
    output: fnbItem,
  }),
  defineRoute("POST /fnb-menu/{id}", {
    summary: "Creates a dish (id 0) or changes the named fields of one.",
    permission: { menu: calls.menu, flag: "U", flagOfNew: "C" },
    params: z.strictObject({ id: idParamOrZero }),
    query: z.strictObject(commonQuery),
    body: fnbBody,
    upload: { parts: ["image"] },
    output: z.object({ fnbIdx: idx, ...z.object(savedShape).partial().shape }),
    tags: calls.tags,
  }),
  ...removeRoutes("/fnb-menu", calls),
] as const;
