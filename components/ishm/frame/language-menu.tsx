"use client";

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icons";
import { Menu } from "@/components/ui/menu";
import { languages } from "@/lib/shared/languages";
import { officeLanguage } from "@/lib/web/office/office-language";
import { useOffice } from "./office-context";

/** The language of the back office; kept in this browser. */
export function LanguageMenu() {
  const t = useTranslations("common");
  const { language } = useOffice();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t("language")}: ${t(`languageNames.${language}`)}`}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-1 hover:bg-hover"
        >
          <Icon name="globe" size={18} />
          <span aria-hidden="true">{language}</span>
        </button>
      }
      entries={languages.map((one) => ({
        kind: "action",
        key: one,
        label: <span lang={one}>{t(`languageNames.${one}`)}</span>,
        icon: one === language ? <Icon name="check" size={16} /> : <span className="size-4" />,
        onSelect: () => officeLanguage.choose(one),
      }))}
    />
  );
}
