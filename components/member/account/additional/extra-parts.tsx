"use client";

import { useTranslations } from "next-intl";
import { ClubDateField } from "@/components/form/club-date-field";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import type { ChoiceField, ExtraChoices } from "./extra-choices";
import { type ExtraDraft, type ExtraField, numberFields } from "./extra-draft";

type Props = { form: CheckedForm<ExtraDraft>; choices: ExtraChoices; formats: ClubFormats };

const column = "flex max-w-[27.5rem] flex-col gap-6";

function useField({ form }: Pick<Props, "form">) {
  const t = useTranslations("account.additional");
  return (field: ExtraField) => ({ ...form.field(field), label: t(`fields.${field}`) });
}

function useChoice({ choices, ...props }: Props) {
  const t = useTranslations("account.additional");
  const field = useField(props);
  return (name: ChoiceField) => ({ ...field(name), options: choices[name], placeholder: t("notSaid") });
}

export function GolfPart(props: Props) {
  const t = useTranslations("account.additional");
  const field = useField(props);
  const choice = useChoice(props);
  return (
    <div className={column}>
      {numberFields.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          hint={t(`hints.${name}`)}
          inputMode={name === "handicap" ? "text" : "numeric"}
          autoComplete="off"
          maxLength={8}
          fieldClassName="max-w-48"
        />
      ))}
      <SelectField {...choice("favouriteCourse")} />
    </div>
  );
}

export function WorkPart(props: Props) {
  const t = useTranslations("account.additional");
  const field = useField(props);
  const choice = useChoice(props);
  return (
    <div className={column}>
      <SelectField {...choice("job")} />
      <SelectField {...choice("income")} />
      <SelectField {...choice("region")} />
      <TextField {...field("companyName")} autoComplete="organization" maxLength={60} />
      <TextField {...field("companyPhone")} type="tel" autoComplete="work tel" maxLength={19} />
      <TextField {...field("carNo")} hint={t("hints.carNo")} autoComplete="off" maxLength={20} />
      <RadioField
        {...field("married")}
        options={[
          { value: "", label: t("notSaid") },
          { value: "Y", label: t("married.yes") },
          { value: "N", label: t("married.no") },
        ]}
      />
      <ClubDateField
        formats={props.formats}
        {...field("anniversary")}
        hint={t("hints.anniversary")}
        fieldClassName="max-w-60"
      />
    </div>
  );
}

export function MilitaryPart(props: Props) {
  const field = useField(props);
  return (
    <div className={column}>
      <TextField {...field("branch")} autoComplete="off" maxLength={20} />
      <TextField {...field("rank")} autoComplete="off" maxLength={20} />
      <ClubDateField formats={props.formats} {...field("retiredAt")} fieldClassName="max-w-60" />
    </div>
  );
}
