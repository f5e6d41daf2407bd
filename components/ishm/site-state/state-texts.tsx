"use client";

import { useTranslations } from "next-intl";
import { LogoPlate } from "@/components/club/logo-plate";
import { StateSheet } from "@/components/club/state-sheet";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import type { SiteInfo, SiteStateValue } from "@/lib/contract/site/site";
import { drawingEdition } from "@/lib/landscape/address";
import type { Language } from "@/lib/shared/languages";
import { logoPicture, logoWords } from "@/lib/shared/logo-places";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { stampOf } from "@/lib/web/office/club-minute";
import { LanguageTabs } from "../form/language-tabs";
import { SitePreview } from "../form/site-preview";
import { useOffice } from "../frame/root/office-context";
import { type StateText, siteState } from "./site-state-draft";

type Props = {
  state: Exclude<SiteStateValue, typeof siteState.normal>;
  texts: Record<Language, StateText>;
  endAt: string;
  onChange: (language: Language, part: Partial<StateText>) => void;
  isReadOnly: boolean;
};

/** The texts for visitors while the site is stopped or closed, a tab per language of the club. */
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

type StatePreviewProps = {
  state: Exclude<SiteStateValue, typeof siteState.normal>;
  language: Language;
  text: StateText;
  /** A minute of club time, or "". */
  endAt: string;
};

const callOptions = { revalidateOnFocus: false, handled: true } as const;

/** The page as visitors see it: what is written, and the page's own words where nothing is. */
function StatePreview(props: StatePreviewProps) {
  const t = useTranslations("ishm.siteState");
  const { clubCode } = useOffice();
  const query = { clubCode, lang: props.language };
  const info = useCall("GET /site/info", { query }, callOptions).data;
  const addition = useCall("GET /site/addition", { query }, callOptions).data;
  return (
    <SitePreview title={t("preview")} language={props.language}>
      {info && addition ? (
        <>
          <div className="flex min-h-11 items-center gap-3 px-6 pt-5 text-pine-900">
            <LogoPlate
              picture={logoPicture(addition, "bare")}
              {...logoWords(addition, info.clubName, "bare")}
            />
          </div>
          <Sheet {...props} info={info} />
        </>
      ) : null}
    </SitePreview>
  );
}

/** The sheet of the page in the language of the preview. */
function Sheet({ state, text, endAt, info }: StatePreviewProps & { info: SiteInfo }) {
  const stop = useTranslations("stop");
  const close = useTranslations("close");
  const { language, formats } = useOffice();
  const standard = state === siteState.stopped ? stop : close;
  const end = state === siteState.stopped ? stampOf(endAt, formats.standardTimeZone) : null;
  return (
    <StateSheet
      as="p"
      title={text.title.trim() || standard("title")}
      message={text.message.trim() || standard("defaultMessage")}
      note={end ? stop("backAt", { time: formatDeadline(end, { language, formats }) }) : undefined}
      contact={stop("contact", { phone: state === siteState.stopped ? info.rsvPhoneNo : info.clubPhoneNo })}
    >
      <img
        src={`/landscape/dawn-fog-green/wide-960.webp?${drawingEdition}`}
        alt=""
        className="h-48 w-full object-cover object-bottom"
      />
    </StateSheet>
  );
}
