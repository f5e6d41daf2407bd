import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/layout/icons";
import type { Language } from "@/lib/shared/languages";

/** Says that a text is shown in another language than the page. */
export async function LanguageNote({ shown }: { shown: Language }) {
  const [t, common] = await Promise.all([
    getTranslations("community.notice"),
    getTranslations("common.languageNames"),
  ]);
  return (
    <p className="mt-8 flex max-w-[52rem] items-start gap-2 bg-info-tint px-4 py-3 text-caption text-info">
      <Icon name="globe" className="mt-px" />
      {t("fallbackLanguage", { language: common(shown) })}
    </p>
  );
}
