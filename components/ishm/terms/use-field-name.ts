import { useTranslations } from "next-intl";
import { isLanguage } from "@/lib/shared/languages";

const labels = {
  title: "titleLabel",
  contents: "contents",
  changeSummary: "changeSummary",
  noticeTitle: "noticeTitle",
  termType: "termType",
  version: "version",
  announceFrom: "announceFrom",
  effectiveDate: "effectiveDate",
  telNo: "telNo",
} as const;

/** What the form calls a field; a text with its language in front. */
export function useFieldName(): (field: string) => string | null {
  const t = useTranslations("ishm.terms.form");
  const common = useTranslations("common.languageNames");
  return (field) => {
    const [, language, name = field] = /^i18n\.(\w+)\.(\w+)$/.exec(field) ?? [];
    const label = name in labels ? t(labels[name as keyof typeof labels]) : null;
    return isLanguage(language) ? [common(language), label].filter(Boolean).join(", ") : label;
  };
}
