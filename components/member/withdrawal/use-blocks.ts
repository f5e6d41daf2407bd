import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";

export type Blocks = CallOutput<"GET /info/impossible/{a}/{b}">;

/** What stands in the way of leaving (domain.md Y3); asked anew whenever a page of the way opens. */
export function useBlocks(memberIdx: number, clubCode: string, language: Language) {
  return useCall(
    "GET /info/impossible/{a}/{b}",
    { params: { a: String(memberIdx), b: clubCode }, query: { lang: language } },
    { handled: true },
  );
}
