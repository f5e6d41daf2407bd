import { type Language, languages } from "@/lib/shared/languages";
import type { BoardDraft } from "./board-draft";

type Fields = Readonly<Record<string, unknown>>;
const notSaved = ["addedFiles", "pictures"];

/** The input as it is saved as a draft, without its files. `version` is that of the row that it began with. */
export function draftPayload(draft: BoardDraft, version: number): Record<string, unknown> {
  const fields = Object.entries(draft).filter(([name]) => !notSaved.includes(name));
  return { ...Object.fromEntries(fields), version };
}

/** Whether the input holds files, which a draft cannot hold. */
export function holdsFiles({ addedFiles, pictures }: BoardDraft): boolean {
  return addedFiles.length > 0 || Object.values(pictures).some((file) => file !== null);
}

/** The input with the fields of a saved draft or of an older state; fields of another type are left out. */
export function revived<D extends BoardDraft>(base: D, saved: Fields): D {
  const fields = Object.entries(base).filter(([name]) => !notSaved.includes(name) && name !== "texts");
  const taken = fields.flatMap(([name, value]) => {
    const next = saved[name] === null && typeof value === "string" ? "" : saved[name];
    return isAlike(value, next) ? [[name, next]] : [];
  });
  return { ...base, ...Object.fromEntries(taken), texts: revivedTexts(base, saved.texts) };
}

function isAlike(value: unknown, next: unknown): boolean {
  if (next === undefined) return false;
  if (value === null || next === null) return value === null || next === null;
  return typeof value === typeof next && Array.isArray(value) === Array.isArray(next);
}

function revivedTexts<D extends BoardDraft>({ texts }: D, saved: unknown): D["texts"] {
  if (!isFields(saved)) return texts;
  const text = (language: Language) => {
    const known = texts[language];
    const given = saved[language];
    const words = Object.keys(known).map((name) => {
      const word = isFields(given) ? given[name] : "";
      return [name, typeof word === "string" ? word : ""];
    });
    return [language, Object.fromEntries(words)];
  };
  return Object.fromEntries(languages.map(text)) as D["texts"];
}

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The state of a row before the newest of its `actions` were done, newest first: each tells the fields that it changed, as
 * they were. Null when one of them does not tell.
 */
export function stateBefore(actions: readonly { before: unknown }[]): Fields | null {
  let state: Fields = {};
  for (const { before } of actions) {
    if (!isFields(before)) return null;
    state = { ...state, ...before };
  }
  return state;
}
