"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { CopyRow } from "@/components/ishm/form/copy-row";
import { LanguageTabs } from "@/components/ishm/form/language-tabs";
import { MissingText } from "@/components/ishm/form/missing-text";
import { NamesFields } from "@/components/ishm/form/names-fields";
import { RichTextField } from "@/components/ishm/form/rich-text-field";
import { type Language, languages } from "@/lib/shared/languages";
import { Specimen, SpecimenGroup } from "../specimens";
import type { GalleryWords } from "../words";
import { FormStates, RecordStates } from "./form-states";

type Props = { words: GalleryWords };

/** The fields that only the back office has, then whole forms. */
export function OfficeFormGallery({ words }: Props) {
  return (
    <SpecimenGroup title="components/ishm/form">
      <LanguageSpecimens words={words} />
      <NamesSpecimen words={words} />
      <Specimen name="CopyRow" state="short, long">
        <CopyRow label={words.name} value="MS01" />
        <CopyRow label={words.second} value={`https://example.org/${"very-long-".repeat(12)}address`} />
      </Specimen>
      <RichTextSpecimens words={words} />
      <RecordStates words={words} />
      <FormStates words={words} />
    </SpecimenGroup>
  );
}

const isWritten = (language: Language) => language !== "ja";

function LanguageSpecimens({ words }: Props) {
  return (
    <>
      <Specimen name="LanguageTabs" state="one language without text">
        <LanguageTabs isWritten={isWritten}>
          {(language) => (
            <TextField
              id={`gallery-title-${language}`}
              label={words.name}
              hint={words.hint}
              lang={language}
            />
          )}
        </LanguageTabs>
      </Specimen>
      <Specimen name="MissingText" state="with texts to copy, read only">
        <div className="flex flex-col gap-3">
          <MissingText
            language="ja"
            fallback="en"
            sources={languages.filter(isWritten)}
            isReadOnly={false}
            onCopy={() => {}}
          />
          <MissingText language="zh" fallback="en" sources={["en"]} isReadOnly onCopy={() => {}} />
        </div>
      </Specimen>
    </>
  );
}

function NamesSpecimen({ words }: Props) {
  const [names, setNames] = useState({ en: words.first, ko: "", ja: "", zh: words.second });
  const refused = "gallery-names-ko";
  return (
    <Specimen name="NamesFields" state="filled, refused, empty">
      <div className="flex flex-col gap-4">
        <NamesFields
          names={names}
          idOf={(language) => `gallery-names-${language}`}
          labelOf={(language) => `${words.name} (${language})`}
          errorOf={(field) => (field === refused ? words.error : undefined)}
          onChange={setNames}
        />
      </div>
    </Specimen>
  );
}

function RichTextSpecimens({ words }: Props) {
  const t = useTranslations("ishm.notice.form");
  const field = { lang: "en", onChange: () => {}, error: undefined, isReadOnly: false };
  return (
    <>
      <Specimen name="RichTextField" isWide>
        <RichTextField {...field} id="gallery-text" label={t("contents")} value={words.text} />
      </Specimen>
      <Specimen name="RichTextField" state="refused">
        <RichTextField {...field} id="gallery-text-refused" label={words.note} value="" error={words.error} />
      </Specimen>
      <Specimen name="RichTextField" state="read only">
        <RichTextField {...field} id="gallery-text-read" label={words.state} value={words.text} isReadOnly />
      </Specimen>
    </>
  );
}
