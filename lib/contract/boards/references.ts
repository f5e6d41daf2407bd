import { z } from "zod";
import { money } from "../bookings/play-shapes";
import { stockStates } from "../code-values/club-records";
import { fileSchema, idx, listQueryShape, pageOf, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";
import { giftMenuCode, referenceMenuCode } from "../page-menus";
import { plainState } from "./board-entities";
import {
  adminPart,
  adminRowShape,
  changeRoutes,
  changeShape,
  clearedImage,
  createRoute,
  detailRoute,
  linkText,
  order,
  removeFiles,
  removeRoutes,
  richText,
  savedShape,
  titleText,
  version,
} from "./board-shapes";

const calls = { menu: "930500", tags: ["references"] as const };
const upload = { parts: ["files", "image"] };
/** `category` is of a GIFT: the shelf on which it stands. */
const categoryText = z.string().trim().max(30);
const referenceTexts = z.strictObject({
  title: titleText,
  contents: richText.default(""),
  category: categoryText.default(""),
});
const stock = z.enum(stockStates);

export const referenceType = z.enum(["RULE", "FORM", "COURSE", "GIFT", "ETC"]);
/** `RULE,FORM`. */
const referenceTypes = z
  .string()
  .max(60)
  .transform((text) => text.split(","))
  .pipe(z.array(referenceType));

const referenceShape = {
  referenceIdx: idx,
  type: referenceType,
  title: z.string(),
  files: z.array(fileSchema),
};

/** domain.md P11. */
export const referenceSummary = z.object({
  ...referenceShape,
  imageUrl: z.string().nullable(),
  price: money.nullable(),
  createdAt: timestamp,
  downloadCount: z.int(),
  typeName: z.string().optional(),
  productLink: z.string().nullable().optional(),
  stock: stock.optional(),
  category: z.string().optional(),
  order: z.int().optional(),
  viewCount: z.int().optional(),
  ...changeShape,
});

/** The next older and newer one of the same type. */
const neighbour = z.object({ referenceIdx: idx, title: z.string() }).nullable();

export const referenceDetail = z.object({
  ...referenceShape,
  contents: z.string(),
  prev: neighbour,
  next: neighbour,
  typeName: z.string().optional(),
  imageUrl: z.string().nullable().optional(),
  price: money.nullable().optional(),
  productLink: z.string().nullable().optional(),
  stock: stock.optional(),
  category: z.string().optional(),
  order: z.int().optional(),
  createdAt: timestamp.optional(),
  viewCount: z.int().optional(),
  downloadCount: z.int().optional(),
  languages: z.array(z.string()).default([]),
  language: z.string().optional(),
  admin: adminPart(referenceTexts).optional(),
});

export type ReferenceSummary = z.infer<typeof referenceSummary>;
export type ReferenceDetail = z.infer<typeof referenceDetail>;

/** domain.md A20. */
export const referenceAdminRow = z.object({
  referenceIdx: idx,
  type: referenceType,
  title: z.string(),
  fileCount: z.int(),
  viewCount: z.int(),
  downloadCount: z.int(),
  typeName: z.string().optional(),
  imageUrl: z.string().nullable().optional(),
  price: money.nullable().optional(),
  productLink: z.string().nullable().optional(),
  stock: stock.optional(),
  category: z.string().optional(),
  order: z.int().optional(),
  ...z.object(adminRowShape).partial().shape,
  isVisible: z.boolean(),
});
export type ReferenceAdminRow = z.infer<typeof referenceAdminRow>;

/** `price`, `productLink`, `stock` and `category` are of a GIFT. */
export const referenceCreateBody = z.strictObject({
  type: referenceType,
  title: titleText,
  contents: richText.default(""),
  price: money.nullable().default(null),
  productLink: linkText.nullable().default(null),
  category: categoryText.default(""),
  stock: stock.default("IN_STOCK"),
  order: order.optional(),
  isVisible: z.boolean().default(true),
  i18n: textsByLanguage(referenceTexts).optional(),
});

export const referenceUpdateBody = z.strictObject({
  referenceIdx: idx,
  type: referenceType.optional(),
  title: titleText.optional(),
  contents: richText.optional(),
  price: money.nullable().optional(),
  productLink: linkText.nullable().optional(),
  category: categoryText.optional(),
  stock: stock.optional(),
  order: order.optional(),
  isVisible: z.boolean().optional(),
  imageUrl: clearedImage,
  removeFiles,
  i18n: textsByLanguage(referenceTexts.nullable()).optional(),
  version,
});

export const referenceRoutes = [
  defineRoute("GET /reference/normal", {
    summary: "Papers to read and save, and what the pro shop sells, newest first.",
    auth: "anonymous",
    menu: [referenceMenuCode, giftMenuCode],
    query: z.strictObject({ ...listQueryShape, types: referenceTypes.optional() }),
    output: pageOf(referenceSummary),
    tags: calls.tags,
  }),
  defineRoute("GET /reference/admin", {
    summary: "All of them for the back office, hidden ones too.",
    permission: { menu: calls.menu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      types: referenceTypes.optional(),
      state: plainState.optional(),
    }),
    output: pageOf(referenceAdminRow),
    xlsx: "reference",
  }),
  detailRoute("/reference", {
    ...calls,
    summary: "One of them with its files and the neighbours of its type.",
    page: [referenceMenuCode, giftMenuCode],
    output: referenceDetail,
  }),
  createRoute("/reference", {
    ...calls,
    summary: "Creates one, with files and a picture.",
    body: referenceCreateBody,
    upload,
    output: z.object({ referenceIdx: idx }),
  }),
  ...changeRoutes("/reference", {
    ...calls,
    upload,
    body: referenceUpdateBody,
    byPath: referenceUpdateBody.partial({ referenceIdx: true }),
    output: z.object({ referenceIdx: idx, ...savedShape }),
  }),
  ...removeRoutes("/reference", calls),
] as const;
