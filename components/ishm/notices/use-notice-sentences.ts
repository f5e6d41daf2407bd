import { useTranslations } from "next-intl";
import { languageOfField } from "@/lib/web/office/notice-check";
import type { FieldProblem } from "@/lib/web/office/schema-problems";

/** The form's own sentences for what is wrong with a notice, and the language that a text belongs to. */
export function useNoticeSentences() {
  const t = useTranslations("ishm.notice.form");
  const common = useTranslations("common");
  return {
    sentenceOf({ field, reason }: FieldProblem): string | null {
      if (field === "openTo") return t("periodWrong");
      return field.startsWith("title-") && reason === "required" ? t("titleRequired") : null;
    },
    nameOf(field: string): string | null {
      const language = languageOfField(field);
      return language && common(`languageNames.${language}`);
    },
  };
}
