"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { Language } from "@/lib/shared/languages";
import { useCall } from "@/lib/web/api/use-call";
import { menuTitle } from "@/lib/web/menus";
import { LanguageTabs } from "../form/language-tabs";
import { useOffice } from "../frame/root/office-context";
import type { MenuText } from "./menu-draft";
import { SearchPreviews, SocialPreview } from "./search-previews";
import { searchRooms, textWidth } from "./snippet";
import type { MenuFormState } from "./use-menu-form";

type Props = { form: MenuFormState };

/** The name of a menu and what search engines and messengers say of its page, in every language of the club. */
export function MenuTexts({ form }: Props) {
  return (
    <LanguageTabs isWritten={(language) => form.draft.texts[language].name.trim() !== ""}>
      {(language) => <LanguageText key={language} language={language} form={form} />}
    </LanguageTabs>
  );
}

const limits = { name: 60, seoTag: 300, seoMeta: 300, seoKeyword: 300, snsTitle: 60, snsDesc: 300 } as const;

function LanguageText({ language, form }: Props & { language: Language }) {
  const t = useTranslations("ishm.menus");
  const clubName = useClubName(language);
  const { draft, change, canSave, errorOf } = form;
  const text = draft.texts[language];
  const title = menuTitle({ ...text, isMainPage: draft.isMainPage }, clubName);
  const { title: room } = searchRooms.google;
  const field = (name: keyof MenuText) => ({
    name: `i18n.${language}.${name}`,
    label: t(`texts.${name}`),
    lang: language,
    value: text[name],
    maxLength: limits[name],
    readOnly: !canSave,
    error: errorOf(`i18n.${language}.${name}`),
    onChange: (event: { target: { value: string } }) =>
      change({ texts: { ...draft.texts, [language]: { ...text, [name]: event.target.value } } }),
  });
  const letters = (name: keyof MenuText) =>
    t("texts.letters", { count: [...text[name]].length, max: limits[name] });
  return (
    <div className="grid gap-5 min-[80rem]:grid-cols-2">
      <div className="flex flex-col gap-4">
        <TextField
          {...field("name")}
          hint={t("texts.titleHint", {
            title,
            count: [...title].length,
            width: textWidth(title, room.sizePx),
            max: room.maxPx,
          })}
        />
        <TextareaField {...field("seoMeta")} rows={3} hint={letters("seoMeta")} />
        <TextField {...field("seoKeyword")} hint={t("texts.keywordHint")} />
        <TextField {...field("seoTag")} hint={t("texts.tagHint")} />
        <TextField {...field("snsTitle")} hint={letters("snsTitle")} />
        <TextareaField {...field("snsDesc")} rows={2} hint={letters("snsDesc")} />
      </div>
      <div className="flex flex-col gap-4">
        <SearchPreviews draft={draft} language={language} title={title} clubName={clubName} />
        <SocialPreview draft={draft} language={language} title={title} />
      </div>
    </div>
  );
}

/** The club's name in a language, the one of the screen until it is there. */
function useClubName(language: Language): string {
  const { clubCode, clubName } = useOffice();
  const options = { handled: true, revalidateOnFocus: false } as const;
  return (
    useCall("GET /site/info", { query: { clubCode, lang: language } }, options).data?.clubName ?? clubName
  );
}
