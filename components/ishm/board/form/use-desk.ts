import { useMemo } from "react";
import type { BoardContext } from "@/lib/web/boards/board";
import { useOffice } from "../../frame/root/office-context";

/** Where the forms of this screen are filled in: its language among the club's, and the club's zone. */
export function useDesk(): BoardContext {
  const { language, languages, defaultLanguage, formats } = useOffice();
  const spoken = languages.includes(language) ? language : defaultLanguage;
  const zone = formats.standardTimeZone;
  return useMemo(() => ({ language: spoken, zone }), [spoken, zone]);
}
