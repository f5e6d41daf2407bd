import { useMemo } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { bookingCodeSets } from "@/lib/web/booking/day-reads";

export type NameSet = (typeof bookingCodeSets)[number];
export type NameOf = (set: NameSet, key: string) => string;

/** The club's names of codes; the code itself until they are loaded. */
export function useNames({ clubCode, language }: BookingContext): { nameOf: NameOf; areThere: boolean } {
  const { data, error } = useCodeSets(clubCode, language, bookingCodeSets);
  return useMemo(() => {
    const names = new Map(
      Object.entries(data ?? {}).flatMap(([set, { list }]) =>
        list.map(({ key, keyName }) => [`${set} ${key}`, keyName] as const),
      ),
    );
    return {
      nameOf: (set: NameSet, key: string) => names.get(`${set} ${key}`) ?? key,
      areThere: data !== undefined || error !== undefined,
    };
  }, [data, error]);
}
