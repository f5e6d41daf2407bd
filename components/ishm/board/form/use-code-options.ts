import { useMemo } from "react";
import type { SelectOption } from "@/components/ui/select";
import { choosableEntries } from "@/lib/contract/code-values/courses";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { useOffice } from "../../frame/root/office-context";

/** The codes of a group as choices in the language of the screen; `chosen` is among them even if it was taken out since. */
export function useCodeOptions(group: string, chosen = ""): readonly SelectOption[] {
  const { clubCode, language } = useOffice();
  const { data } = useCodeSets(clubCode, language, [group]);
  return useMemo(() => {
    const known = choosableEntries(data?.[group]?.list ?? [], [chosen]).map(({ key, keyName }) => ({
      value: key,
      label: keyName,
    }));
    const isKnown = chosen === "" || known.some(({ value }) => value === chosen);
    return isKnown ? known : [...known, { value: chosen, label: chosen }];
  }, [data, group, chosen]);
}
