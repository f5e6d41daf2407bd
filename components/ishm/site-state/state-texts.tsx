"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { SiteStateValue } from "@/lib/contract/site/site";
import type { Language } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import type { StateText } from "./site-state-draft";
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
  const common = useTranslations("common");
  const isWritten = (one: Language) => texts[one].title.trim() !== "" || texts[one].message.trim() !== "";
  return (
    <section className="min-w-0 rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <LanguageTabs isWritten={isWritten}>
        {(language) => (
          <>
            <TextField
              id={`title-${language}`}
              label={t("titleLabel", { language: common(`languageNames.${language}`) })}
              lang={language}
              value={texts[language].title}
              maxLength={100}
              readOnly={isReadOnly}
              onChange={(event) => onChange(language, { title: event.target.value })}
            />
            <TextareaField
              id={`message-${language}`}
              label={t("messageLabel", { language: common(`languageNames.${language}`) })}
              hint={t("textsHint")}
              lang={language}
              value={texts[language].message}
              maxLength={2000}
              rows={4}
              readOnly={isReadOnly}
              onChange={(event) => onChange(language, { message: event.target.value })}
            />
            <StatePreview state={state} language={language} text={texts[language]} endAt={endAt} />
          </>
        )}
      </LanguageTabs>
    </section>
  );
}
