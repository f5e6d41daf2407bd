"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/shared/languages";

type Props = {
  language: Language;
  /** The language that visitors get while this one has no text. */
  fallback: Language;
  /** Languages whose text can be copied here. */
  sources: readonly Language[];
  isReadOnly: boolean;
  onCopy: (from: Language) => void;
};

/** Says that a language has no text yet, what visitors read instead, and offers to begin with another one's. */
export function MissingText({ language, fallback, sources, isReadOnly, onCopy }: Props) {
  const t = useTranslations("ishm.form");
  const common = useTranslations("common");
  const nameOf = (one: Language) => common(`languageNames.${one}`);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 bg-warn-tint px-4 py-2.5 text-warn">
      <p>{t("missingTranslation", { language: nameOf(language), fallback: nameOf(fallback) })}</p>
      {isReadOnly
        ? null
        : sources.map((one) => (
            <Button key={one} size="small" variant="quiet" onClick={() => onCopy(one)}>
              {t("copyFrom", { language: nameOf(one) })}
            </Button>
          ))}
    </div>
  );
}
