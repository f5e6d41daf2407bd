"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { Tabs } from "@/components/ui/tabs";
import type { SiteStateValue } from "@/lib/contract/site";
import { isLanguage, type Language } from "@/lib/shared/languages";
import type { StateText } from "@/lib/web/office/site-state-draft";
import { useOffice } from "../frame/office-context";
import { StatePreview } from "./state-preview";

type Props = {
  state: Exclude<SiteStateValue, "1">;
  texts: Record<Language, StateText>;
  endAt: string;
  onChange: (language: Language, part: Partial<StateText>) => void;
  isReadOnly: boolean;
};

/** What visitors read while the site is stopped or closed, a tab per language of the club. */
export function StateTexts({ state, texts, endAt, onChange, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteState");
  const notice = useTranslations("ishm.notice");
  const common = useTranslations("common");
  const { language, languages, defaultLanguage } = useOffice();
  const [tab, setTab] = useState<Language>(languages.includes(language) ? language : defaultLanguage);
  const isEmpty = (one: Language) => texts[one].title.trim() === "" && texts[one].message.trim() === "";
  return (
    <section className="rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <Tabs
        label={t("texts")}
        value={tab}
        onValueChange={(value) => isLanguage(value) && setTab(value)}
        items={languages.map((one) => {
          const name = common(`languageNames.${one}`);
          return {
            value: one,
            label: <span lang={one}>{name}</span>,
            note: isEmpty(one) ? notice("noText") : undefined,
            panel: (
              <div className="flex flex-col gap-4">
                <TextField
                  id={`title-${one}`}
                  label={t("titleLabel", { language: name })}
                  lang={one}
                  value={texts[one].title}
                  maxLength={100}
                  readOnly={isReadOnly}
                  onChange={(event) => onChange(one, { title: event.target.value })}
                />
                <TextareaField
                  id={`message-${one}`}
                  label={t("messageLabel", { language: name })}
                  hint={t("textsHint")}
                  lang={one}
                  value={texts[one].message}
                  maxLength={2000}
                  rows={4}
                  readOnly={isReadOnly}
                  onChange={(event) => onChange(one, { message: event.target.value })}
                />
                <StatePreview state={state} language={one} text={texts[one]} endAt={endAt} />
              </div>
            ),
          };
        })}
      />
    </section>
  );
}
