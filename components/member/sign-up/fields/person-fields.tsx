"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { useSignUpForm } from "../use-sign-up-form";

const genders = ["M", "F", "U"] as const;

/** The person by the own word, in the classic way. */
export function PersonFields({ form }: { form: ReturnType<typeof useSignUpForm> }) {
  const t = useTranslations("signup");
  const { fields } = form.draft;
  const { faults, change } = form;
  const requiredText = t("required");
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-4 text-group font-semibold">{t("groups.person")}</legend>
      <TextField
        name="name"
        label={t("fields.name")}
        requiredText={requiredText}
        autoComplete="name"
        maxLength={40}
        error={faults.name}
        value={fields.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        name="birth"
        label={t("fields.birth")}
        hint={t("birthHint")}
        requiredText={requiredText}
        inputMode="numeric"
        autoComplete="bday"
        maxLength={14}
        error={faults.birth}
        value={fields.birth}
        onChange={(event) => change({ birth: event.target.value })}
      />
      <RadioField
        name="gender"
        fieldClassName="[&_label]:min-h-11"
        label={t("fields.gender")}
        requiredText={requiredText}
        error={faults.gender}
        value={fields.gender}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
        onChange={(event) => change({ gender: event.target.value })}
      />
      <TextField
        name="phoneNo"
        type="tel"
        label={t("fields.phoneNo")}
        hint={t("phoneHint")}
        requiredText={requiredText}
        autoComplete="tel"
        maxLength={19}
        error={faults.phoneNo}
        value={fields.phoneNo}
        onChange={(event) => change({ phoneNo: event.target.value })}
      />
    </fieldset>
  );
}
