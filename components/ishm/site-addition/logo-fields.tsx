"use client";

import { useTranslations } from "next-intl";
import { LogoPlate } from "@/components/club/logo-plate";
import { TextField } from "@/components/form/text-field";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/shared/languages";
import { type LogoSlot, logoPicture, logoWords } from "@/lib/shared/logo-places";
import { useCall } from "@/lib/web/api/use-call";
import { LanguageTabs } from "../form/language-tabs";
import { SitePreview } from "../form/site-preview";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { PictureField } from "./picture-field";
import { isWrittenLogoText, type LogoTextField, logoSlots } from "./site-addition-draft";
import type { useSiteAdditionForm } from "./use-site-addition-form";

type Props = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

/** The alternative texts of the logos per language, with a preview of header and footer. */
export function LogoTextFields({ form, isReadOnly }: Props) {
  const t = useTranslations("ishm.siteAddition");
  const { draft, update, errorOf } = form;
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
            <div className="grid items-start gap-4 min-[43.75rem]:grid-cols-2">
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
                  error={errorOf(`i18n.${language}.${field}`)}
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

type LogoPreviewsProps = { language: Language; form: ReturnType<typeof useSiteAdditionForm> };

const places: readonly { place: LogoSlot; style: string }[] = [
  { place: "desk", style: "h-21 px-6 text-pine-900" },
  { place: "phone", style: "h-16 max-w-97.5 px-5 text-pine-900" },
  { place: "foot", style: "h-24 bg-pine-900 px-6 text-on-dark" },
  { place: "bare", style: "h-24 px-6 text-pine-900" },
];

/** A preview of every position of the logo, with the unsaved pictures and texts. */
function LogoPreviews({ language, form }: LogoPreviewsProps) {
  const t = useTranslations("ishm.siteAddition.places");
  const { clubCode, clubName } = useOffice();
  const query = { clubCode, lang: language };
  const { data } = useCall("GET /site/info", { query }, { revalidateOnFocus: false, handled: true });
  const { draft, pictureOf } = form;
  const parts = {
    ...draft.texts[language],
    logoDefaultRl: pictureOf("logoDefaultRl"),
    logoDefaultUd: pictureOf("logoDefaultUd"),
    logoSimpleRl: pictureOf("logoSimpleRl"),
    logoSimpleUd: pictureOf("logoSimpleUd"),
  };
  return (
    <div className="grid items-start gap-4 border-t border-line pt-4 min-[56.25rem]:grid-cols-2">
      {places.map(({ place, style }) => (
        <SitePreview key={place} title={t(place)} language={language}>
          <div className={cn("flex items-center gap-3", style)}>
            <LogoPlate
              picture={logoPicture(parts, place)}
              {...logoWords(parts, data?.clubName ?? clubName, place)}
            />
          </div>
        </SitePreview>
      ))}
    </div>
  );
}

type LogoPicturesProps = { form: ReturnType<typeof useSiteAdditionForm>; isReadOnly: boolean };

const megabyte = 1024 * 1024;

/** The pictures of the four slots, and what the server takes. */
export function LogoPictures({ form, isReadOnly }: LogoPicturesProps) {
  const t = useTranslations("ishm.siteAddition");
  const { uploads } = useOffice();
  return (
    <Panel title={t("panels.logos")}>
      <p className="text-ink-2">{t("fileRules", { mb: uploads.imageBytes / megabyte })}</p>
      <div className="grid items-start gap-5 min-[43.75rem]:grid-cols-2">
        {logoSlots.map(({ picture }) => (
          <PictureField key={picture} field={picture} form={form} isReadOnly={isReadOnly} />
        ))}
      </div>
    </Panel>
  );
}
