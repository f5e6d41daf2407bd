"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Tabs } from "@/components/ui/tabs";
import { isLanguage, type Language } from "@/lib/shared/languages";
import { languageOfField } from "@/lib/web/boards/board-check";
import { useOffice } from "../frame/root/office-context";

type Props = {
  /** Whether a language has a text. */
  isWritten: (language: Language) => boolean;
  /** The languages to choose from; those of the club by default. */
  shown?: readonly Language[];
  /** The open tab of a form that has to know it; else the tabs keep it by themselves. */
  tab?: Language;
  onTab?: (language: Language) => void;
  children: (language: Language) => ReactNode;
};

/** Texts in every language of the club, a tab each; one without text says so. */
export function LanguageTabs({ isWritten, shown, children, ...given }: Props) {
  const t = useTranslations("ishm.form");
  const common = useTranslations("common");
  const { language, languages, defaultLanguage } = useOffice();
  const [ownTab, setOwnTab] = useState<Language>(languages.includes(language) ? language : defaultLanguage);
  const { tab = ownTab, onTab = setOwnTab } = given;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The tab of an error is opened before the summary's link looks for its field.
    const form = frame.current?.closest("form");
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const found = languageOfField(link?.getAttribute("href")?.slice(1) ?? "");
      if (found) flushSync(() => onTab(found));
    };
    form?.addEventListener("click", onClick, true);
    return () => form?.removeEventListener("click", onClick, true);
  }, [onTab]);
  return (
    <div ref={frame}>
      <Tabs
        label={t("languages")}
        value={tab}
        onValueChange={(value) => isLanguage(value) && onTab(value)}
        items={(shown ?? languages).map((one) => ({
          value: one,
          label: <span lang={one}>{common(`languageNames.${one}`)}</span>,
          note: isWritten(one) ? undefined : t("noText"),
          panel: <div className="flex flex-col gap-4">{children(one)}</div>,
        }))}
      />
    </div>
  );
}
