import { isLanguage, type Language } from "@/lib/shared/languages";
import { browserStorage } from "@/lib/web/runtime/storage";

const key = "clubfront.officeLanguage";
const listeners = new Set<() => void>();
/** Counts in a browser that keeps nothing. */
let chosen: Language | null = null;

/** The language of the back office: chosen in its header and stored in this browser; its addresses have none. */
export const officeLanguage = {
  /** Null until somebody chose. */
  read(): Language | null {
    if (chosen) return chosen;
    const stored = browserStorage("local").getItem(key);
    return isLanguage(stored) ? stored : null;
  },
  choose(language: Language): void {
    chosen = language;
    browserStorage("local").setItem(key, language);
    for (const listener of [...listeners]) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
