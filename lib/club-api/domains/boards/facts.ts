import Big from "big.js";
import { type Language, languages } from "@/lib/shared/languages";
import { clubTimestamp } from "@/lib/shared/time/club-time";
import type { Database } from "../../db/database";
import type { Context } from "../../platform/context";
import { ClubFailure } from "../../platform/failure";
import { textLanguages } from "../../platform/texts";
import { codeNames } from "../codes";
import { type BoardTexts, cleanTexts, type TextShape } from "./text-rules";

type BoardRow<K extends string> = {
  isVisible: boolean;
  version: number;
  createdBy: string;
  createdAt: Date;
  updatedBy: string;
  updatedAt: Date;
  texts: BoardTexts<K>;
};

/** The fields of a list row for the back office. */
export function rowFacts<K extends string>(row: BoardRow<K>, ctx: Context) {
  const { isVisible, version, createdBy, updatedBy } = row;
  return {
    isVisible,
    version,
    languages: textLanguages(row.texts),
    createdBy,
    createdAt: clubTimestamp(row.createdAt, ctx.club.zone),
    updatedBy,
    updatedAt: clubTimestamp(row.updatedAt, ctx.club.zone),
  };
}

/** The back office's part of one record, with the cleaned texts of all languages. */
export function adminPartOf<K extends string>(shape: TextShape<K>, row: BoardRow<K>, ctx: Context) {
  return { ...rowFacts(row, ctx), i18n: cleanTexts(shape, row.texts) };
}

/** Throws 9001 with the field when one of the keys is not in the code group. */
export async function refuseUnknownCodes(
  db: Database,
  ctx: Context,
  groupId: string,
  field: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const known = await codeNames(db, ctx.club.clubIdx, groupId, ctx.choice);
  if (keys.some((key) => !known.has(key))) throw new ClubFailure("VAL_FIELD", [field, "choice"]);
}

/** Throws 9001 `i18n.<language>` for a text in a language that the club does not have. */
export function refuseOtherLanguages(
  ctx: Context,
  i18n: Partial<Record<Language, object | null>> = {},
): void {
  const other = languages.find((one) => i18n[one] && !ctx.club.languages.includes(one));
  if (other) throw new ClubFailure("VAL_FIELD", [`i18n.${other}`, "unknown"]);
}

/** The named fields that a request holds; one that is left out stays out, so that a change leaves its column alone. */
export function pick<T extends object, K extends keyof T>(input: T, fields: readonly K[]): Pick<T, K> {
  const held = fields.filter((field) => input[field] !== undefined).map((field) => [field, input[field]]);
  return Object.fromEntries(held) as Pick<T, K>;
}

/** Where a price stops being one; the column holds any number. */
const maxPrice = 1_000_000_000;
export const priceRange = "0–1,000,000,000";

/** A price as it is stored, exact. Throws 9001 with its field below zero or beyond reason. */
export function priceText(price: number | string | null, field = "price"): string | null {
  if (price === null) return null;
  const exact = new Big(price);
  if (exact.lt(0) || exact.gt(maxPrice)) throw new ClubFailure("VAL_FIELD", [field, "range", priceRange]);
  return exact.toFixed();
}

/** Columns left out of the audit: derived from others, or already part of the entry. */
const unaudited = [
  "clubIdx",
  "searchTexts",
  "createdAt",
  "createdBy",
  "updatedAt",
  "updatedBy",
  "deletedAt",
  "deletedBy",
];

/** The fields of a row that go on record. */
export function auditedFields(row: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([field]) => !unaudited.includes(field)));
}

/** The fields that a change gave another value, as they were and as they are. */
export function changedFields(before: object, after: object): { before: object; after: object } {
  const old = auditedFields(before);
  const now = auditedFields(after);
  const changed = Object.keys(now).filter(
    (field) => JSON.stringify(now[field]) !== JSON.stringify(old[field]),
  );
  const pick = (row: Record<string, unknown>) =>
    Object.fromEntries(changed.map((field) => [field, row[field]]));
  return { before: pick(old), after: pick(now) };
}
