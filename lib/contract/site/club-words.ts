import { z } from "zod";
import { scopeQuery } from "../boards/board-shapes";
import { clubQuery, languageSchema, textsByLanguage, timestamp } from "../common";
import { defineRoute } from "../define-route";

export const clubWordsMenu = "911200";

const line = z.string().trim().max(120);
const lead = z.string().trim().max(300);

/** The club's own words in one language; an empty field is not shown, or says what its menu says. */
export const clubWordsText = z.strictObject({
  homeTitle: z.string().trim().max(60).default(""),
  homeLead: z.string().trim().max(200).default(""),
  coursesTitle: line.default(""),
  foodTitle: line.default(""),
  foodLead: lead.default(""),
  greetingLead: lead.default(""),
  /** Paragraphs, a line each. */
  greetingText: z.string().trim().max(4000).default(""),
  /** Under the greeting; empty is the club's name and its head. */
  signature: line.default(""),
});
export type ClubWordsText = z.output<typeof clubWordsText>;
export type ClubWordsField = keyof ClubWordsText;
export const clubWordsFields = Object.keys(clubWordsText.shape) as ClubWordsField[];

const wordsByLanguage = textsByLanguage(clubWordsText);

export const clubWords = z.object({
  /** Of the language that was asked for, or the one that stands in for it. */
  words: clubWordsText,
  /** Null while the club has no words in any language. */
  language: languageSchema.nullable(),
  admin: z.object({ version: z.int(), i18n: wordsByLanguage }).optional(),
});
export type ClubWords = z.output<typeof clubWords>;

export const clubWordsBody = z.strictObject({
  /** Whole languages; null takes one away. */
  i18n: textsByLanguage(clubWordsText.nullable()),
  version: z.int().optional(),
});
export type ClubWordsInput = z.output<typeof clubWordsBody>;

export const clubWordsRoutes = [
  defineRoute("GET /site/words", {
    summary: "The club's own words: its greeting, the headline of the home page, titles of sections.",
    auth: "anonymous",
    adminScopeMenu: clubWordsMenu,
    query: scopeQuery,
    output: clubWords,
    tags: ["club-words"],
  }),
  defineRoute("PUT /site/words", {
    summary: "Changes the words of the named languages; null takes a language away.",
    permission: { menu: clubWordsMenu, flag: "U" },
    query: clubQuery,
    body: clubWordsBody,
    output: z.object({ updatedAt: timestamp, version: z.int() }),
    tags: ["club-words"],
  }),
] as const;
