import useSWR from "swr";
import { fallbackLanguage, type Language } from "@/lib/shared/languages";
import type { CompiledMessages } from "@/lib/web/i18n/compile";
import { firstAnswersOfTab } from "@/lib/web/runtime/session/first-answers";

export type OfficeTexts = { language: Language; messages: CompiledMessages };

/** The key of the texts in SWR's cache: a screen that changes the club's words reads them anew by it. */
export const officeTextsKey = "office-texts";
const againMs = 2000;

/** The interface texts in a language. While another language loads, the last one stays on the screen. */
export function useOfficeTexts(language: Language | null): OfficeTexts | null {
  const { data } = useSWR(
    language && [officeTextsKey, language],
    () => readTexts(language ?? fallbackLanguage),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      errorRetryInterval: againMs,
    },
  );
  return data ?? null;
}

async function readTexts(language: Language): Promise<OfficeTexts> {
  const url = `/session/office-texts?lang=${language}`;
  const early = await firstAnswersOfTab.take(url);
  if (early) return { language, messages: early as CompiledMessages };
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`Texts: HTTP ${answer.status}`);
  return { language, messages: (await answer.json()) as CompiledMessages };
}
