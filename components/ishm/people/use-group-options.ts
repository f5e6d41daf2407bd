import { useMemo } from "react";
import type { SelectOption } from "@/components/ui/select";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useOffice } from "../frame/root/office-context";

/** The codes of one part of a code group, such as the fees among `dcTargets`, as choices. */
export function useGroupOptions(id: string, group: string): readonly SelectOption[] {
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, [id]);
  return useMemo(
    () =>
      (data?.[id]?.list ?? [])
        .filter((entry) => entry.group === group)
        .map(({ key, keyName }) => ({ value: key, label: keyName })),
    [data, id, group],
  );
}
