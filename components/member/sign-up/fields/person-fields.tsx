"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { SavedForm } from "@/components/member/shared/form/use-saved-form";
import type { SignUpValues } from "../use-sign-up-form";

const genders = ["M", "F", "U"] as const;

/** The personal data as typed, in the classic sign-up. */
export function PersonFields({ form }: { form: SavedForm<SignUpValues> }) {
  const t = useTranslations("signup");
  const requiredText = t("required");
  return (
    <fieldset className="flex min-w-0 flex-col gap-5">
      <legend className="mb-4 text-group font-semibold">{t("groups.person")}</legend>
      <TextField
        {...form.field("name")}
        label={t("fields.name")}
        requiredText={requiredText}
        autoComplete="name"
        maxLength={40}
      />
      <TextField
        {...form.field("birth")}
        label={t("fields.birth")}
        hint={t("birthHint")}
        requiredText={requiredText}
        inputMode="numeric"
        autoComplete="bday"
        maxLength={14}
      />
      <RadioField
        {...form.field("gender")}
        fieldClassName="[&_label]:min-h-11"
        label={t("fields.gender")}
        requiredText={requiredText}
        options={genders.map((value) => ({ value, label: t(`genders.${value}`) }))}
      />
      <TextField
        {...form.field("phoneNo")}
        type="tel"
        label={t("fields.phoneNo")}
        hint={t("phoneHint")}
        requiredText={requiredText}
        autoComplete="tel"
        maxLength={19}
      />
    </fieldset>
  );
}
