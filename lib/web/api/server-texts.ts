import { textCategory } from "@/lib/contract/code-values/texts";
import type { Language } from "@/lib/shared/languages";
import { limits } from "@/lib/web/runtime/limits";
import { call } from "./browser";

type Texts = Readonly<Record<string, string>>;

/** Category of failures in the server's texts (C1330). */
const errorCategory = textCategory.error;
const loaded = new Map<string, Promise<Texts | null>>();

/**
 * The server's own sentences of failures by msgCode, the system's and over them the club's (seed §3, language
 * messages). Asked once per language, when the first failure is to be told; without an answer ours do.
 */
export async function serverFailureTexts(language: Language, clubCode: string): Promise<Texts> {
  const known = loaded.get(language) ?? load(language, clubCode);
  loaded.set(language, known);
  const texts = await known;
  if (texts === null) loaded.delete(language);
  return texts ?? {};
}

async function load(lang: Language, club: string): Promise<Texts | null> {
  const options = { quiet: true, signal: AbortSignal.timeout(limits.serverTextsMs) };
  const [system, own] = await Promise.all([
    call("GET /system/i18n/{lang}", { params: { lang } }, options),
    call("GET /common/i18n/{lang}/{club}", { params: { lang, club } }, options),
  ]);
  if (!system.ok || !own.ok) return null;
  const entries = [...system.value.messages, ...own.value.messages];
  return Object.fromEntries(
    entries.filter(({ category }) => category === errorCategory).map(({ code, msg }) => [code, msg]),
  );
}
