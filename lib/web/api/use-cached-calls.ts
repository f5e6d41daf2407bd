import useSWR, { useSWRConfig } from "swr";
import type { CodeSet } from "@/lib/contract/site/codes";
import type { Holiday } from "@/lib/contract/tee-sheets/holidays";
import { type Language, languages } from "@/lib/shared/languages";
import { createHolidays, forgetHolidays } from "@/lib/web/runtime/site/code-sets";
import { createCodeSets, forgetCodeSet } from "../runtime/site/code-sets";
import { browserStorage } from "../runtime/storage";
import type { CallFailure } from "./call-failure";
import { fetcher } from "./use-call";

const options = { revalidateOnFocus: false, keepPreviousData: true, shouldRetryOnError: false } as const;
const handled = { handled: true } as const;

/** Code sets by id, cached in this browser for an hour and then checked by version (seed §9). */
export function useCodeSets(club: string, lang: Language, ids: readonly string[]) {
  return useSWR<Record<string, CodeSet>, CallFailure>(
    ["code-sets", club, lang, ...ids],
    () =>
      createCodeSets({
        storage: browserStorage("local"),
        ask: (code) =>
          fetcher(["GET /common/system-code/{club}", { params: { club }, query: { code, lang } }], handled),
      })(`${club}.${lang}`, ids),
    options,
  );
}

/** The club's holidays, cached in this browser. */
export function useHolidays(clubCode: string, lang: Language) {
  return useSWR<readonly Holiday[], CallFailure>(
    ["holidays", clubCode, lang],
    () =>
      createHolidays({
        storage: browserStorage("local"),
        ask: () => fetcher(["GET /holiday", { query: { clubCode, lang } }], { quiet: true }),
      })(`${clubCode}.${lang}`),
    options,
  );
}

/** After a change made here: drops the cached code set and reads it anew. */
export function useCodeSetRefresh(): (club: string, id: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (club, id) => {
    const storage = browserStorage("local");
    for (const lang of languages) forgetCodeSet(storage, `${club}.${lang}`, id);
    await mutate((key) => Array.isArray(key) && key[0] === "code-sets" && key.slice(3).includes(id));
  };
}

/** The same for the club's holidays. */
export function useHolidayRefresh(): (club: string) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (club) => {
    const storage = browserStorage("local");
    for (const lang of languages) forgetHolidays(storage, `${club}.${lang}`);
    await mutate((key) => Array.isArray(key) && key[0] === "holidays");
  };
}
