import { useState } from "react";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import type { Language } from "@/lib/shared/languages";

/** The language in which a row was written when it got its number: its own screen goes on there. */
const begunIn = new Map<string, Language>();

/** The language whose text is open in a form. */
export function useLanguageTab(entity: BoardEntity, idx: number | undefined, first: Language) {
  const [tab, setTab] = useState<Language>(() => begunIn.get(`${entity}/${idx}`) ?? first);
  const handOver = (created: number) => void begunIn.set(`${entity}/${created}`, tab);
  return { tab, setTab, handOver };
}
