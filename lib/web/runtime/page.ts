import { fallbackLanguage, isLanguage, type Language } from "@/lib/shared/languages";

/** The window's address and ways to leave it, in one place that tests can watch. */
export const page = {
  path: () => window.location.pathname + window.location.search,
  /** Opens an address as a new document: nothing of the old one's memory stays. */
  open: (url: string) => window.location.assign(url),
  /** As `open`, without a step to come back to. */
  replace: (url: string) => window.location.replace(url),
  reload: () => window.location.reload(),
  back: () => window.history.back(),
  language: (): Language => {
    const { lang } = document.documentElement;
    return isLanguage(lang) ? lang : fallbackLanguage;
  },
};
