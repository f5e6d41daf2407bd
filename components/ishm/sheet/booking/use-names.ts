import { useMemo } from "react";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { sheetCodeSets } from "@/lib/web/office/code-sets";
import { useOffice } from "../../frame/root/office-context";

export type NameOf = (set: (typeof sheetCodeSets)[number], key: string) => string;

/** The words of codes as the club writes them, the code itself until they are there. */
export function useNames(): NameOf {
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, sheetCodeSets);
  return useMemo(() => {
    const names = new Map(
      Object.entries(data ?? {}).flatMap(([set, { list }]) =>
        list.map(({ key, keyName }) => [`${set} ${key}`, keyName] as const),
      ),
    );
    return (set, key) => names.get(`${set} ${key}`) ?? key;
  }, [data]);
}
