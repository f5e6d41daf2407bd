import { useMemo } from "react";
import useSWR from "swr";
import { fallbackLanguage, type Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { type CompiledMessages, compileMessages } from "@/lib/web/i18n/compile";
import { type Messages, mergeServerMessages } from "@/lib/web/i18n/merge";
import { loadMessageFile } from "@/lib/web/office/message-files";

type FileTexts = { language: Language; messages: Messages };
type OfficeTexts = { language: Language; messages: CompiledMessages };

/**
 * The interface texts in a language: the file at once, the entries of system and club over it when they are there.
 * While another language loads, the last one stays on the screen.
 */
export function useOfficeTexts(language: Language | null, clubCode: string | null): OfficeTexts | null {
  const file = useSWR(
    language && ["message-file", language],
    async (): Promise<FileTexts> => {
      const asked = language ?? fallbackLanguage;
      return { language: asked, messages: await loadMessageFile(asked) };
    },
    { keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false },
  );
  const lang = language ?? fallbackLanguage;
  const kept = { revalidateOnFocus: false, handled: true } as const;
  const system = useCall(language && "GET /system/i18n/{lang}", { params: { lang } }, kept);
  const club = useCall(
    language && clubCode ? "GET /common/i18n/{lang}/{club}" : null,
    { params: { lang, club: clubCode ?? "" } },
    kept,
  );
  return useMemo(() => {
    if (!file.data) return null;
    const { messages, language: shown } = file.data;
    const entries = [...(system.data?.messages ?? []), ...(club.data?.messages ?? [])];
    const isCurrent = shown === language;
    return {
      language: shown,
      messages: compileMessages(isCurrent ? mergeServerMessages(messages, entries) : messages),
    };
  }, [file.data, system.data, club.data, language]);
}
