import { z } from "zod";
import { codeOf } from "../code-values/code-shape";
import { textCategory } from "../code-values/texts";
import {
  clubQuery,
  commonQuery,
  idx,
  languageSchema,
  listQueryShape,
  pageOf,
  textsByLanguage,
  timestamp,
} from "../common";
import { defineRoute } from "../define-route";
import { expectedStranded, ruleEffect } from "../tee-sheets/rule-effects";
import { wants } from "../wants";
import { codeEntry } from "./codes";

const settingsMenu = "940700";
const policyCode = z.string().regex(/^C\d{4}$/, wants("like", "C0010"));
const valueText = z.string().trim().max(60);
const groupId = z.string().regex(/^[A-Za-z0-9]{1,40}$/, wants("characters", "A–Z, a–z, 0–9 (1–40)"));
const codeKey = z.string().regex(/^[A-Za-z0-9_]{1,12}$/, wants("characters", "A–Z, a–z, 0–9, _ (1–12)"));
const keyName = z.string().trim().min(1).max(60);
const version = z.int().optional();
const policyInput = { code: policyCode, values: z.array(valueText).min(1).max(4) };

/** Who changed what, when, from which to which. */
export const historyRow = z.object({
  auditIdx: idx,
  at: timestamp,
  actor: z.string(),
  action: z.enum(["CREATE", "UPDATE", "DELETE", "VIEW", "EXPORT"]),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.string().nullable(),
});

const codeFields = {
  names: textsByLanguage(keyName),
  values: z.array(valueText).max(4),
  group: z.string().trim().max(20),
  order: z.int().min(0).max(1000),
};
const codeRow = codeEntry.extend({ names: textsByLanguage(z.string()), order: z.int() });
export type CodeRow = z.output<typeof codeRow>;
const codeSaved = z.object({ groupId: z.string(), version: z.int() });

export const createCodeBody = z.strictObject({
  groupId,
  key: codeKey,
  names: codeFields.names,
  values: codeFields.values.default([]),
  group: codeFields.group.default(""),
  order: codeFields.order.optional(),
});
export type CodeInput = z.output<typeof createCodeBody>;

const updateCodeBody = z.strictObject({
  groupId,
  key: codeKey,
  names: codeFields.names.optional(),
  values: codeFields.values.optional(),
  group: codeFields.group.optional(),
  order: codeFields.order.optional(),
  version,
});
export type CodeChange = z.output<typeof updateCodeBody>;

const category = codeOf(textCategory);
const messageCode = z
  .string()
  .regex(/^[A-Za-z0-9_.-]{1,60}$/, wants("characters", "A–Z, a–z, 0–9, _ . - (1–60)"));
const messageRow = z.object({
  category,
  code: z.string(),
  msg: z.string().nullable(),
  systemMsg: z.string().nullable(),
  /** The languages in which the club has words of its own for it. */
  ownIn: z.array(languageSchema),
});
export type MessageRow = z.output<typeof messageRow>;

const messagesBody = z.strictObject({
  lang: languageSchema,
  /** `msg` null takes the club's own words away: the system's count again. */
  messages: z
    .array(z.strictObject({ category, code: messageCode, msg: z.string().min(1).max(1000).nullable() }))
    .min(1)
    .max(200),
  version,
});
export type MessageChanges = z.output<typeof messagesBody>;

export const opsSettingsRoutes = [
  defineRoute("GET /ops/policies", {
    summary: "Every policy of the club with its values.",
    permission: { menu: settingsMenu, flag: "R" },
    query: clubQuery,
    output: z.object({
      version: z.int(),
      list: z.array(z.object({ code: z.string(), name: z.string(), values: z.array(z.string()) })),
    }),
  }),
  defineRoute("PUT /ops/policies", {
    summary: "Changes a policy; it counts from the next call.",
    permission: { menu: settingsMenu, flag: "U" },
    query: clubQuery,
    body: z.strictObject({ ...policyInput, version, expects: expectedStranded }),
    output: z.object({ code: z.string(), version: z.int() }),
    tags: ["codes", "fees", "courses"],
  }),
  defineRoute("POST /ops/policies/effect", {
    summary: "What a policy with these values would mean for standing bookings; saves nothing.",
    permission: { menu: settingsMenu, flag: "R" },
    query: clubQuery,
    body: z.strictObject(policyInput),
    output: ruleEffect,
  }),
  defineRoute("GET /ops/settings/{entity}/history", {
    summary: "Who changed a policy, a rule table, a code, a day or a word, when, from which to which.",
    permission: { menu: settingsMenu, flag: "R" },
    params: z.strictObject({
      entity: z.enum(["policy", "ruleTable", "code", "holiday", "message", "teePlan"]),
    }),
    query: z.strictObject({
      ...commonQuery,
      page: listQueryShape.page,
      size: listQueryShape.size,
      key: z.string().trim().min(1).max(100).optional(),
    }),
    output: pageOf(historyRow.extend({ entityKey: z.string() })),
  }),
  defineRoute("GET /ops/codes", {
    summary: "The entries of a code group with their names in all languages; without `groupId` the groups.",
    permission: { menu: settingsMenu, flag: "R" },
    query: z.strictObject({ ...commonQuery, groupId: groupId.optional() }),
    output: z.object({
      groups: z.array(
        z.object({
          groupId: z.string(),
          codeId: z.string(),
          version: z.int(),
          /** Its keys belong to a rule: names may change, entries neither come nor go. */
          isFixed: z.boolean(),
        }),
      ),
      list: z.array(codeRow),
    }),
  }),
  defineRoute("POST /ops/codes", {
    summary: "Adds an entry to a code group; the group's version rises.",
    permission: { menu: settingsMenu, flag: "C" },
    query: clubQuery,
    body: createCodeBody,
    output: codeSaved,
    tags: ["codes"],
  }),
  defineRoute("PUT /ops/codes", {
    summary: "Changes an entry of a code group; the group's version rises.",
    permission: { menu: settingsMenu, flag: "U" },
    query: clubQuery,
    body: updateCodeBody,
    output: codeSaved,
    tags: ["codes"],
  }),
  defineRoute("DELETE /ops/codes", {
    summary: "Takes entries out of a code group; the group's version rises.",
    permission: { menu: settingsMenu, flag: "X" },
    query: clubQuery,
    body: z.strictObject({ groupId, keys: z.array(codeKey).min(1).max(50) }),
    output: codeSaved.extend({ deleted: z.int() }),
    tags: ["codes"],
  }),
  defineRoute("GET /ops/languages", {
    summary: "The club's own words of one language, beside those of the system.",
    permission: { menu: settingsMenu, flag: "R" },
    query: z.strictObject({
      ...listQueryShape,
      lang: languageSchema.optional(),
      category: category.optional(),
    }),
    output: pageOf(messageRow).extend({ lang: languageSchema, version: z.int() }),
  }),
  defineRoute("PUT /ops/languages", {
    summary: "Changes the club's own words of one language; its version rises.",
    permission: { menu: settingsMenu, flag: "U" },
    query: clubQuery,
    body: messagesBody,
    output: z.object({ lang: languageSchema, saved: z.int(), version: z.int() }),
    tags: ["messages"],
  }),
] as const;
