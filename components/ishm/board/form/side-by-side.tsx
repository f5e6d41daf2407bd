"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { Select } from "@/components/ui/select";
import { isLanguage, type Language } from "@/lib/shared/languages";

type ChoiceProps = {
  languages: readonly Language[];
  chosen: Language | null;
  onChoose: (language: Language | null) => void;
};

/** Which other language stands beside the one that is written. */
export function SideBySideChoice({ languages, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations("ishm.form");
  const common = useTranslations("common");
  if (languages.length === 0) return null;
  return (
    <Select
      aria-label={t("beside")}
      placeholder={t("besideNone")}
      options={languages.map((one) => ({
        value: one,
        label: t("besideOne", { language: common(`languageNames.${one}`) }),
      }))}
      value={chosen && languages.includes(chosen) ? chosen : ""}
      onChange={({ target: { value } }) => onChoose(isLanguage(value) ? value : null)}
      className="w-56 self-end **:data-[slot=select]:min-h-9"
    />
  );
}

type FrameProps = { language: Language; place: "first" | "second"; children: ReactNode };

/** One of two languages that stand side by side, under its own name. */
export function SideBySideFrame({ language, place, children }: FrameProps) {
  const common = useTranslations("common");
  return (
    <section
      aria-label={common(`languageNames.${language}`)}
      className={cn(
        "min-w-0",
        place === "second" &&
          "border-line max-[56.1875rem]:border-t max-[56.1875rem]:pt-4 min-[56.25rem]:border-s min-[56.25rem]:ps-5",
      )}
    >
      <p lang={language} className="mb-2 font-semibold">
        {common(`languageNames.${language}`)}
      </p>
      {children}
    </section>
  );
}
