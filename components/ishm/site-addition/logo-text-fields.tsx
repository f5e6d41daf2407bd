"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { Language } from "@/lib/shared/languages";
import { LanguageTabs } from "../form/language-tabs";
import { LogoPreviews } from "./logo-previews";
import { isWrittenLogoText, type LogoTextField, logoSlots } from "./site-addition-draft";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The words of the slots in every language, with the heads and the foot of the site as they will look. */
export function LogoTextFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, update, errors } = form;
  const write = (language: Language, field: LogoTextField, text: string) =>
    update((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { ...now.texts[language], [field]: text } },
    }));
  return (
    <section className="rounded-panel border border-line bg-sheet px-5 pt-2 pb-5">
      <LanguageTabs isWritten={(language) => isWrittenLogoText(draft.texts[language])}>
        {(language) => (
          <>
            <div className="grid items-start gap-4 min-[700px]:grid-cols-2">
              {logoSlots.map(({ text: field }) => (
                <TextField
                  key={field}
                  name={`i18n.${language}.${field}`}
                  label={t(`texts.${field}`)}
                  hint={t(`uses.${field}`)}
                  lang={language}
                  maxLength={60}
                  value={draft.texts[language][field]}
                  readOnly={isReadOnly}
                  error={errors.of(`i18n.${language}.${field}`)}
                  onChange={(event) => write(language, field, event.target.value)}
                />
              ))}
            </div>
            <LogoPreviews language={language} form={form} />
          </>
        )}
      </LanguageTabs>
    </section>
  );
}
