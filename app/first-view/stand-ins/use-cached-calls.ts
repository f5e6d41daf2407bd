import { payloadOf, useFirstAnswers } from "./first-answers";

const notYet = async () => undefined;

/** In place of `lib/web/api/use-cached-calls`: names of codes as a browser asks for them that has none yet. */
export function useCodeSets(club: string, lang: string, ids: readonly string[]) {
  const given = useFirstAnswers();
  const query = { code: ids.join(","), lang };
  const data = payloadOf(given, "GET /common/system-code/{club}", { params: { club }, query });
  return { data, error: undefined, mutate: notYet };
}

export const useHolidays = () => ({ data: undefined, error: undefined, mutate: notYet });
export const useCodeSetRefresh = () => notYet;
export const useHolidayRefresh = () => notYet;
