import { textCategory } from "@/lib/contract/code-values/texts";
import type { Language } from "@/lib/shared/languages";
import { limits } from "@/lib/web/runtime/limits";
import { browserStorage, readJson, type TextStorage } from "@/lib/web/runtime/storage";
import { call } from "./browser";

type Texts = Readonly<Record<string, string>>;
/** `loadDate`: when the texts came, in milliseconds (seed §3). */
type Kept = { version: number; loadDate: number; texts: Texts };

/** Category of failures in the server's texts (C1330). */
const errorCategory = textCategory.error;

/**
 * The server's own sentences of failures by msgCode, the system's and over them the club's (seed §3, language
 * messages). Asked once per language and document, when the first failure is to be told, with the version that this
 * browser has kept: unchanged ones are not sent again. Without an answer ours do.
 */
export function createServerTexts() {
  const loaded = new Map<string, Promise<Texts | null>>();
  return async function read(language: Language, clubCode: string): Promise<Texts> {
    const known = loaded.get(language) ?? load(language, clubCode);
    loaded.set(language, known);
    const texts = await known;
    if (texts === null) loaded.delete(language);
    return texts ?? {};
  };
}

export const serverFailureTexts = createServerTexts();

async function load(lang: Language, club: string): Promise<Texts | null> {
  const options = { quiet: true, signal: AbortSignal.timeout(limits.serverTextsMs) };
  const storage = browserStorage("local");
  const [systemKey, ownKey] = [`clubfront.texts.system.${lang}`, `clubfront.texts.${club}.${lang}`];
  const [oldSystem, oldOwn] = [keptTexts(storage, systemKey), keptTexts(storage, ownKey)];
  const [system, own] = await Promise.all([
    call("GET /system/i18n/{lang}", { params: { lang }, query: verOf(oldSystem) }, options),
    call("GET /common/i18n/{lang}/{club}", { params: { lang, club }, query: verOf(oldOwn) }, options),
  ]);
  if (!system.ok || !own.ok) return null;
  return {
    ...keep(storage, systemKey, oldSystem, system.value),
    ...keep(storage, ownKey, oldOwn, own.value),
  };
}

const verOf = (old: Kept | null) => (old ? { ver: String(old.version) } : {});

type Answer = {
  version: number;
  messages: readonly { category: string; code: string; msg: string }[];
};

/** The texts of an answer, or those of before where nothing has changed since. */
function keep(storage: TextStorage, key: string, old: Kept | null, { version, messages }: Answer): Texts {
  if (old?.version === version) return old.texts;
  const texts = Object.fromEntries(
    messages.filter(({ category }) => category === errorCategory).map(({ code, msg }) => [code, msg]),
  );
  // Real clock: when this browser was answered.
  storage.setItem(key, JSON.stringify({ version, loadDate: Date.now(), texts } satisfies Kept));
  return texts;
}

const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Stored texts may be of another build, or edited by hand: anything else than texts is asked for anew, and so are
 * texts of a month ago, since a server that was restored may have come to their version with other words.
 */
function keptTexts(storage: TextStorage, key: string): Kept | null {
  const found = readJson(storage, key) as Partial<Kept> | null;
  const isKept =
    typeof found?.version === "number" && typeof found.texts === "object" && found.texts !== null;
  // Real clock: how long this browser has kept them.
  const age = Date.now() - (found?.loadDate ?? Number.NEGATIVE_INFINITY);
  if (
    !isKept ||
    !(age >= 0 && age < monthMs) ||
    Object.values(found.texts ?? {}).some((text) => typeof text !== "string")
  )
    return null;
  return found as Kept;
}
