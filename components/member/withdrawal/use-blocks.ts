import type { CallOutput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";

export type Blocks = CallOutput<"GET /info/impossible/{a}/{b}">;

/** The obstacles to a withdrawal (domain.md Y3), loaded anew whenever one of its pages opens. */
export function useBlocks(memberIdx: number, clubCode: string, language: Language) {
  return useCall(
    "GET /info/impossible/{a}/{b}",
    { params: { a: String(memberIdx), b: clubCode }, query: { lang: language } },
    { handled: true },
  );
}
