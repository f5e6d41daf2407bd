import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";

/** The club's name in a language, the one of the screen until it is there. */
export function useClubName(language: Language): string {
  const { clubCode, clubName } = useOffice();
  const kept = { handled: true, revalidateOnFocus: false } as const;
  return useCall("GET /site/info", { query: { clubCode, lang: language } }, kept).data?.clubName ?? clubName;
}
