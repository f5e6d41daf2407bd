import "server-only";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { freshness } from "@/lib/web/cache/freshness";
import { compileMessages } from "@/lib/web/i18n/compile";
import { loadMessages } from "@/lib/web/i18n/messages";
import { officeMessages } from "@/lib/web/office/office-messages";

type Compiled = { text: Promise<string>; madeAt: number; generation: number };
const compiled = new Map<Language, Compiled>();
/** Compiling costs as much as a page: for so long, and until the next write here, it is not done again. */
const cacheMs = 5000;

/** The texts of the back office in a language, the club's own words among them, ready to be formatted, as JSON. */
export async function officeTextsOf(language: string | null): Promise<string | null> {
  if (!isLanguage(language)) return null;
  const { generation } = freshness();
  const known = compiled.get(language);
  // Real clock: how old the compiled texts are.
  const now = Date.now();
  if (known && known.generation === generation && now - known.madeAt < cacheMs) return known.text;
  const text = loadMessages(language).then((all) => JSON.stringify(compileMessages(officeMessages(all))));
  compiled.set(language, { text, madeAt: now, generation });
  text.catch(() => compiled.delete(language));
  return text;
}
