import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { WeekdayCode } from "@/lib/contract/code-values/tee-sheets";
import type { FeeRule } from "@/lib/shared/fees/fee-rule";
import { formatMoney } from "@/lib/shared/money/money";
import { useCodeSets } from "@/lib/web/api/use-cached-calls";
import { feeCodeSets } from "@/lib/web/office/code-sets";
import { useOffice } from "../frame/root/office-context";

type CodeSetName = (typeof feeCodeSets)[number];

/** The club's names of codes, and sentences about prices, in the language of the screen. */
export function useFeeNames() {
  const t = useTranslations("ishm.fees");
  const { clubCode, language, formats } = useOffice();
  const { data } = useCodeSets(clubCode, language, feeCodeSets);
  return useMemo(() => {
    const nameOf = (set: CodeSetName, key: string) =>
      data?.[set]?.list.find((entry) => entry.key === key)?.keyName ?? key;
    const optionsOf = (set: CodeSetName) =>
      (data?.[set]?.list ?? []).map(({ key, keyName }) => ({ value: key, label: keyName }));
    const monthName = (month: number) =>
      new Intl.DateTimeFormat(language, { month: "short", timeZone: "UTC" }).format(
        Date.UTC(2026, month - 1, 1),
      );
    const daysName = ({ dayType, weekCodes }: Pick<FeeRule, "dayType" | "weekCodes">) => {
      if (weekCodes) return weekCodes.map((code: WeekdayCode) => nameOf("weekCodes", code)).join(", ");
      return dayType ? t(`days.${dayType}`) : null;
    };
    /** The conditions of a price in words: "member · weekend · part 1". */
    const ruleName = (rule: Omit<FeeRule, "amount" | "note">) =>
      [
        rule.memberType ? nameOf("memberTypes", rule.memberType) : t("everybody"),
        daysName(rule),
        rule.monthFrom && rule.monthTo ? `${monthName(rule.monthFrom)}–${monthName(rule.monthTo)}` : null,
        rule.period ? nameOf("periods", rule.period) : null,
        rule.holeCode ? nameOf("holeCodes", rule.holeCode) : null,
        rule.partySize ? t("players", { count: rule.partySize }) : null,
      ]
        .filter(Boolean)
        .join(" · ");
    const money = (amount: number | string) => formatMoney(amount, formats);
    return { nameOf, optionsOf, monthName, ruleName, money };
  }, [data, t, language, formats]);
}

export type FeeNames = ReturnType<typeof useFeeNames>;
