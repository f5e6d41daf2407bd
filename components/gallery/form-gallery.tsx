"use client";

import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { ClubDateField } from "@/components/form/club-date-field";
import { DateField } from "@/components/form/date-field";
import { DatetimeField } from "@/components/form/datetime-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { FileField } from "@/components/form/file-field";
import { PasswordField } from "@/components/form/password-field";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { SubmitButton } from "@/components/form/submit-button";
import { SwitchField } from "@/components/form/switch-field";
import { TextField } from "@/components/form/text-field";
import { TextareaField } from "@/components/form/textarea-field";
import { TimeField } from "@/components/form/time-field";
import { Specimen, SpecimenGroup } from "./specimens";
import type { GalleryWords } from "./words";

type Props = { words: GalleryWords };

/** Every field: empty with its hint, refused with its sentence, and out of use. */
export function FormGallery({ words }: Props) {
  return (
    <SpecimenGroup title="components/form">
      <Specimen name="ErrorSummary" isWide>
        <ErrorSummary
          title={words.fix}
          attempt={0}
          errors={[{ fieldId: "gallery-name-refused", message: `${words.name}: ${words.error}` }]}
        />
      </Specimen>
      <Specimen name="SubmitButton" state="ready, busy, before the script">
        <div className="flex flex-wrap gap-3">
          <SubmitButton form={{ isBusy: false, isReady: true }}>{words.save}</SubmitButton>
          <SubmitButton form={{ isBusy: true, isReady: true }} busyText={words.saving}>
            {words.save}
          </SubmitButton>
          <SubmitButton form={{ isBusy: false, isReady: false }}>{words.save}</SubmitButton>
        </div>
      </Specimen>
      <LineSpecimens words={words} />
      <ChoiceSpecimens words={words} />
      <FileSpecimen words={words} />
    </SpecimenGroup>
  );
}

function LineSpecimens({ words }: Props) {
  return (
    <>
      <Specimen name="TextField">
        <div className="flex flex-col gap-5">
          <TextField id="gallery-name" label={words.name} hint={words.hint} requiredText={words.required} />
          <TextField id="gallery-name-refused" label={words.name} error={words.error} defaultValue="…" />
          <TextField id="gallery-name-off" label={words.name} disabled defaultValue={words.first} />
        </div>
      </Specimen>
      <Specimen name="TextareaField">
        <TextareaField id="gallery-note" label={words.note} hint={words.hint} rows={3} />
      </Specimen>
      <Specimen name="PasswordField">
        <PasswordField
          id="gallery-password"
          label={words.password}
          showLabel={words.show}
          hideLabel={words.hide}
          error={words.error}
        />
      </Specimen>
      <Specimen name="ClubDateField">
        <ClubDateSpecimen words={words} />
      </Specimen>
      <Specimen name="DateField, DatetimeField, TimeField">
        <div className="flex flex-col gap-5">
          <DateField id="gallery-day" label={words.day} hint={words.hint} />
          <DatetimeField id="gallery-time" label={words.time} error={words.error} />
          <TimeField id="gallery-clock" label={words.time} />
        </div>
      </Specimen>
    </>
  );
}

function ClubDateSpecimen({ words }: Props) {
  const [day, setDay] = useState("2026-12-16");
  return (
    <ClubDateField
      formats={{ dateFormat: "dd/MM/yyyy" }}
      name="gallery-club-day"
      label={words.day}
      value={day}
      onChange={({ target }) => setDay(target.value)}
    />
  );
}

function ChoiceSpecimens({ words }: Props) {
  const options = [
    { value: "1", label: words.first },
    { value: "2", label: words.second, isDisabled: true },
  ];
  return (
    <>
      <Specimen name="SelectField">
        <SelectField
          id="gallery-course"
          label={words.choose}
          placeholder={words.choose}
          options={options}
          error={words.error}
          defaultValue=""
        />
      </Specimen>
      <Specimen name="RadioField">
        <RadioField id="gallery-nine" label={words.choose} options={options} hint={words.hint} />
      </Specimen>
      <Specimen name="CheckboxField, SwitchField">
        <div className="flex flex-col gap-4">
          <CheckboxField id="gallery-caddie" label={words.caddie} hint={words.hint} />
          <CheckboxField id="gallery-caddie-refused" label={words.caddie} error={words.error} />
          <SwitchField id="gallery-news" label={words.news} hint={words.emptyText} defaultChecked />
          <SwitchField id="gallery-news-off" label={words.news} disabled />
        </div>
      </Specimen>
    </>
  );
}

function FileSpecimen({ words }: Props) {
  const [files, setFiles] = useState<File[]>([new File(["a"], "scorecard.pdf")]);
  return (
    <Specimen name="FileField, FileList">
      <FileField
        id="gallery-file"
        label={words.file}
        hint={words.hint}
        chooseText={words.file}
        value={files}
        onChange={setFiles}
        listTexts={{ remove: (name) => `${words.fileRemove}: ${name}`, size: (bytes) => `${bytes} B` }}
      />
    </Specimen>
  );
}
