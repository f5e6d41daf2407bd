import type { CallInput, CallOutput, ContractKey } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";

/** Reads one call ahead for the browser; null when it was refused, which the view then finds out itself. */
export type Ask = <K extends ContractKey>(key: K, input: CallInput<K>) => Promise<CallOutput<K> | null>;

/** For whom a page is read ahead, and where. */
export type Visit = {
  /** The own path of the page, without language. */
  path: string;
  clubCode: string;
  language: Language;
  /** The club's day. */
  today: string;
  search: URLSearchParams;
  /** Somebody points at the page, and may open it. */
  isAhead: boolean;
  memberIdx: number;
  adminIdx: number;
  isSSAdmin: boolean;
};

/** Reads of a screen's first view; `idx` is the number in its address. */
export type ScreenReads = (
  ask: Ask,
  visit: Visit,
  idx: string,
) => Promise<unknown> | readonly Promise<unknown>[];

/** Names of codes as `useCodeSets` asks for them in a browser that has none yet. */
export function codeSets(ask: Ask, { clubCode, language }: Visit, ids: readonly string[]) {
  return ask("GET /common/system-code/{club}", {
    params: { club: clubCode },
    query: { code: ids.join(","), lang: language },
  });
}
