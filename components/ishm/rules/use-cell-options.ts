import { useLocale, useTranslations } from "next-intl";
import type { SelectOption } from "@/components/ui/select";
import { useCodeOptions } from "../board/form/use-code-options";
import type { RuleColumn } from "./rule-tables";

/** What a cell may be chosen from; null where it is typed. */
export function useCellOptions(column: RuleColumn, chosen: string): readonly SelectOption[] | null {
  const t = useTranslations("ishm.rules");
  const locale = useLocale();
  const isCode = column.kind === "code";
  const codes = useCodeOptions(isCode ? column.group : "memberTypes", isCode ? chosen : "");
  if (isCode) return codes;
  if (column.kind === "season") {
    return (["SUMMER", "WINTER"] as const).map((season) => ({
      value: season,
      label: t(`seasons.${season}`),
    }));
  }
  if (column.kind !== "month") return null;
  const nameOf = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1),
    label: nameOf.format(Date.UTC(2026, at, 1)),
  }));
}
