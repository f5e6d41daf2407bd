import type { z } from "zod";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { type FieldProblem, schemaProblems } from "../office/schema-problems";
import { type BoardDraft, type BoardText, mainLanguage, type TextShape } from "./board-draft";

/** A field's id is its path in the form; texts stand under their language. */
export const textField = (language: Language, name: string) => `i18n.${language}.${name}`;

/** The language of `i18n.ko.title`; null for fields that no language has. */
export function languageOfField(field: string): Language | null {
  const language = /^i18n\.(\w+)\./.exec(field)?.[1];
  return isLanguage(language) ? language : null;
}

/** Checks a new row by the contract's schema; problems of the main text stand at the field of its language. */
export function boardProblems<T extends BoardText>(
  shape: TextShape<T>,
  schema: z.ZodType,
  body: unknown,
  { draft, preferred }: { draft: Pick<BoardDraft<T>, "texts">; preferred: Language },
): FieldProblem[] {
  const main = mainLanguage(shape, draft, preferred);
  return schemaProblems(schema, body).map((problem) => ({
    ...problem,
    field: fieldOf(shape, problem.field, main),
  }));
}

function fieldOf<T extends BoardText>({ empty, first }: TextShape<T>, name: string, main: Language): string {
  if (name === "i18n") return textField(main, first);
  return name in empty ? textField(main, name) : name;
}

type Refusal = { code: number; msgVar: readonly string[] };
const [fileType, fileSize] = [9301, 9302];
const [wrongField, eventPeriod, bannerImage, bannerPeriod] = [9001, 3101, 3201, 3202];

/** Which field a refused save belongs to (domain.md 13); null when it is about the whole. */
export function refusedField<T extends BoardText>(
  shape: TextShape<T>,
  { code, msgVar }: Refusal,
  main: Language,
): string | null {
  if (code === fileType || code === fileSize) return "files";
  if (code === eventPeriod) return "endDate";
  if (code === bannerImage) return "layerFile";
  if (code === bannerPeriod) return "endAt";
  const [name] = msgVar;
  if (code !== wrongField || !name || name === "version") return null;
  return name === "removeFiles" ? "files" : fieldOf(shape, name, main);
}
