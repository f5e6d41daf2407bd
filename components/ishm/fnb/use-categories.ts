import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { useOffice } from "../frame/root/office-context";

/** The categories that dishes have in a language: those of an outlet, or of all while none is chosen. */
export function useCategories(of: Language, outlet: string): readonly string[] {
  const { language: lang } = useOffice();
  const { data } = useCall(
    "GET /fnb-menu",
    { query: { lang, scope: "admin", size: "100", ...(outlet ? { outlet } : {}) } },
    { handled: true, keepPreviousData: true },
  );
  const written = (data?.list ?? []).map(({ admin }) => admin?.i18n[of]?.category ?? "");
  return [...new Set(written)].filter((category) => category !== "");
}
