import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";

/** A member's own data; shared by all parts of a page that show some of it. */
export function useOwnInfo(memberIdx: number, language: Language) {
  return useCall(
    "GET /info/{id}",
    { params: { id: String(memberIdx) }, query: { lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
}
