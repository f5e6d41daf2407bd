"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import type { CheckedForm } from "@/components/form/use-checked-form";
import { AddressFields } from "@/components/member/shared/address/address-fields";
import type { PageContext } from "../../shared/page-context";
import type { InfoDraft } from "./info-draft";

type Props = {
  form: CheckedForm<InfoDraft>;
  context: PageContext;
};

const channels = [
  { field: "sms", key: "sms" },
  { field: "mail", key: "email" },
  { field: "push", key: "push" },
] as const;

/** How the club reaches a member, and in which language. */
export function ContactPart({ form, context }: Props) {
  const t = useTranslations("account.info");
  const common = useTranslations("common");
  // Where nothing can be pushed, only who agreed to it earlier sees it, to end it.
  const [hadPush] = useState(form.values.push === "Y");
  return (
    <div className="flex max-w-[27.5rem] flex-col gap-7">
      <TextField
        {...form.field("email")}
        type="email"
        inputMode="email"
        label={t("email")}
        hint={t("emailHint")}
        requiredText={t("required")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
      <AddressFields form={form} />
      <TextField
        {...form.field("nameEn")}
        label={t("nameEn")}
        hint={t("nameEnHint")}
        autoComplete="off"
        maxLength={60}
      />
      <SelectField
        {...form.field("lang")}
        label={t("lang")}
        hint={t("langHint")}
        options={context.languages.map((one) => ({
          value: one,
          label: common(`languageNames.${one}`),
          lang: one,
        }))}
      />
      <fieldset>
        <legend className="mb-1 text-caption font-semibold">{t("marketing")}</legend>
        <p className="mb-2 text-caption text-ink-3">{t("marketingHint")}</p>
        {channels
          .filter(({ field }) => field !== "push" || hadPush || context.hasPush)
          .map(({ field, key }) => (
            <CheckboxField
              key={field}
              name={`marketing-${field}`}
              label={t(`channels.${key}`)}
              checked={form.values[field] === "Y"}
              fieldClassName="min-h-11 flex items-center"
              onChange={(event) => form.change({ [field]: event.target.checked ? "Y" : "" })}
            />
          ))}
      </fieldset>
    </div>
  );
}
