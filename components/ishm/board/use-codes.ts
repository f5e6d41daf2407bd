import { useCodeSets } from "@/lib/web/api/use-kept";
import { useOffice } from "../frame/office-context";

/** A code group of the club (domain.md 4) in the screen's language: its entries as options, and what a code is called. */
export function useCodes(id: string) {
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, [id]);
  const list = data?.[id]?.list ?? [];
  return {
    options: list.map(({ key, keyName }) => ({ value: key, label: keyName })),
    nameOf: (code: string) => list.find(({ key }) => key === code)?.keyName ?? code,
  };
}
