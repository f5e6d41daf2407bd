import { type RefObject, useEffect } from "react";
import { flushSync } from "react-dom";
import { isLanguage, type Language } from "@/lib/shared/languages";

/** The language of `title-ko` and `contents-ko`; null for fields that no language has. */
export function languageOfField(field: string | undefined): Language | null {
  const language = /^(?:title|contents)-(\w+)$/.exec(field ?? "")?.[1];
  return isLanguage(language) ? language : null;
}

/** A link of the error summary leads into another language's tab: the tab is opened before the link looks for its field. */
export function useSummaryTabs(
  frame: RefObject<HTMLElement | null>,
  open: (language: Language) => void,
): void {
  useEffect(() => {
    const element = frame.current;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const language = languageOfField(link?.getAttribute("href")?.slice(1));
      if (language) flushSync(() => open(language));
    };
    element?.addEventListener("click", onClick, true);
    return () => element?.removeEventListener("click", onClick, true);
  }, [frame, open]);
}
