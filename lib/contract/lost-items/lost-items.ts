import { z } from "zod";
import {
  adminPart,
  adminRowShape,
  clearedImage,
  createRoute,
  plainQuery,
  removeRoutes,
  savedShape,
  version,
} from "../boards/board-shapes";
import { codeKey, teeTimeText } from "../bookings/play-shapes";
import { codeOf } from "../code-values/code-shape";
import { lostState } from "../code-values/lost-items";
import {
  commonQuery,
  dateText,
  idParams,
  idx,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
  unmaskReason,
} from "../common";
import { defineRoute } from "../define-route";
import { lostDocument, lostEventBody } from "./lost-events";

const calls = { menu: "940500", tags: ["lost-items"] as const };
const upload = { parts: ["image"] };
const itemText = z.string().trim().min(1).max(60);
const colorText = z.string().trim().max(30);
const placeText = z.string().trim().max(80);
const descriptionText = z.string().trim().max(300);
const lostTexts = z.strictObject({
  itemName: itemText,
  color: colorText.default(""),
  foundPlace: placeText.default(""),
  storagePlace: placeText.default(""),
  description: descriptionText.default(""),
});

/** Of `lostStates`: 10 kept, 20 claim checked, 30 returned, 40 with the police, 50 disposed of (domain.md 8.7). */
export const lostStateShape = codeOf(lostState);

const lostShape = {
  lostIdx: idx,
  lostType: z.string(),
  itemName: z.string(),
  color: z.string().nullable(),
  foundDate: dateText,
  foundPlace: z.string(),
  state: lostStateShape,
  imageUrl: z.string().nullable(),
};

/** domain.md P13. */
export const lostItem = z.object({ ...lostShape, lostTypeName: z.string(), stateName: z.string() });
export type LostItem = z.infer<typeof lostItem>;

export const lostDetail = z.object({
  ...lostShape,
  brand: z.string().nullable(),
  quantity: z.int(),
  foundTime: z.string().nullable(),
  storagePlace: z.string(),
  keepUntil: dateText,
  description: z.string(),
  contact: z.string(),
  lostTypeName: z.string().optional(),
  stateName: z.string().optional(),
  language: z.string().optional(),
});
export type LostDetail = z.infer<typeof lostDetail>;

const claimant = z.object({
  name: z.string(),
  phoneNo: z.string().nullable(),
  memberIdx: idx.nullable(),
  claimedAt: timestamp,
  /** How the claimant described the marks. */
  marks: z.string().nullable(),
});

const handOver = z.object({ receiver: z.string(), document: lostDocument, by: z.string() });

export const lostAdminRow = z.object({
  ...lostItem.shape,
  keepUntil: dateText,
  hasClaim: z.boolean(),
  ...adminRowShape,
});
export type LostAdminRow = z.infer<typeof lostAdminRow>;

/** With the marks that only the owner can name, and who says to be the owner. */
export const lostAdminDetail = z.object({
  ...lostDetail.shape,
  hiddenNote: z.string(),
  /** Whom to ask about this very item; null is the club's own number. */
  ownContact: z.string().nullable(),
  claimant: claimant.nullable(),
  handOver: handOver.nullable(),
  returnedAt: timestamp.nullable(),
  admin: adminPart(lostTexts),
});
export type LostAdminDetail = z.infer<typeof lostAdminDetail>;

const findShape = {
  lostType: codeKey,
  itemName: itemText,
  foundDate: dateText,
  brand: z.string().trim().max(30).nullable(),
  quantity: z.int().min(1).max(999),
  foundTime: teeTimeText.nullable(),
  contact: z.string().trim().max(40).nullable(),
  hiddenNote: z.string().trim().max(500),
  isVisible: z.boolean(),
};

/** `description` must not tell what only the owner knows: that is `hiddenNote` (domain.md 7.14). */
export const lostCreateBody = z.strictObject({
  lostType: codeKey,
  itemName: itemText,
  foundDate: dateText,
  foundPlace: placeText.min(1),
  storagePlace: placeText.default(""),
  color: colorText.default(""),
  description: descriptionText.default(""),
  brand: findShape.brand.default(null),
  quantity: findShape.quantity.default(1),
  foundTime: findShape.foundTime.default(null),
  contact: findShape.contact.default(null),
  hiddenNote: findShape.hiddenNote.default(""),
  isVisible: z.boolean().default(true),
  i18n: textsByLanguage(lostTexts).optional(),
});

export const lostUpdateBody = z.strictObject({
  lostIdx: idx,
  ...z.object(findShape).partial().shape,
  foundPlace: placeText.min(1).optional(),
  storagePlace: placeText.optional(),
  color: colorText.optional(),
  description: descriptionText.optional(),
  imageUrl: clearedImage,
  i18n: textsByLanguage(lostTexts.nullable()).optional(),
  version,
});

const listFilter = { type: codeKey.optional(), state: lostStateShape.optional() };

export const lostItemRoutes = [
  defineRoute("GET /lost-item", {
    summary: "What was found on the course, newest first.",
    auth: "anonymous",
    menu: "060500",
    query: z.strictObject({ ...listQueryShape, ...listFilter }),
    output: pageOf(lostItem),
    tags: calls.tags,
  }),
  defineRoute("GET /lost-item/{id}", {
    summary: "One lost item, without its distinguishing marks.",
    auth: "anonymous",
    menu: "060500",
    params: idParams,
    query: plainQuery,
    output: lostDetail,
    tags: calls.tags,
  }),
  defineRoute("GET /ops/lost-items", {
    summary: "All lost items for the back office.",
    permission: { menu: calls.menu, flag: "R" },
    query: z.strictObject({ ...listQueryShape, ...listFilter }),
    output: pageOf(lostAdminRow),
    xlsx: "lost",
  }),
  defineRoute("GET /ops/lost-items/{id}", {
    summary:
      "One lost item with marks and claimant; a claimant is masked without a reason, and the view goes on record.",
    permission: { menu: calls.menu, flag: "R" },
    params: idParams,
    query: z.strictObject({ ...commonQuery, ...unmaskReason }),
    output: lostAdminDetail,
  }),
  createRoute("/ops/lost-items", {
    ...calls,
    summary: "Notes a lost item, with its picture.",
    body: lostCreateBody,
    upload,
    output: z.object({ lostIdx: idx, keepUntil: dateText }),
  }),
  defineRoute("PUT /ops/lost-items", {
    summary: "Changes the named fields of a lost item.",
    permission: { menu: calls.menu, flag: "U" },
    query: plainQuery,
    body: lostUpdateBody,
    upload,
    output: z.object({ lostIdx: idx, ...savedShape }),
    tags: calls.tags,
  }),
  defineRoute("PUT /ops/lost-items/{id}", {
    summary: "A claim, its return to the owner or its refusal (domain.md 8.7).",
    permission: { menu: calls.menu, flag: "U" },
    params: idParams,
    query: plainQuery,
    body: lostEventBody,
    output: z.object({ lostIdx: idx, state: lostStateShape }),
    tags: calls.tags,
  }),
  ...removeRoutes("/ops/lost-items", calls),
] as const;
