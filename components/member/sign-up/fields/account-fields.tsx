"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { AddressFields } from "@/components/member/address/address-fields";
import { NewPasswordFields } from "@/components/member/new-password/new-password-fields";
import { isLanguage, type Language } from "@/lib/shared/languages";
import type { useSignUpForm } from "../use-sign-up-form";
import { ExtraFields } from "./extra-fields";
import { IdField } from "./id-field";

type Form = ReturnType<typeof useSignUpForm>;
type Props = { form: Form; clubCode: string; language: Language; languages: readonly Language[] };

/** What every way in asks for: id and password, then address, language and what is told of one's own will. */
export function AccountFields({ form, clubCode, language, languages }: Props) {
  const t = useTranslations("signup");
  const common = useTranslations("common.languageNames");
  const { draft, faults, change } = form;
  const { fields } = draft;
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-5">
        <legend className="mb-4 text-group font-semibold">{t("groups.account")}</legend>
        <IdField clubCode={clubCode} value={fields.id} error={faults.id} onChange={(id) => change({ id })} />
        <NewPasswordFields
          rule="join"
          kind="first"
          owner={form.owner}
          value={form.password}
          errors={{ password: faults.newPassword, repeat: faults.newPasswordRepeat }}
          onChange={form.changePassword}
        />
      </fieldset>
      <div>
        <AddressFields
          value={fields}
          errors={faults}
          onChange={({ zipCode, address, addressDetail }) => change({ zipCode, address, addressDetail })}
        />
        <p className="mt-2 text-caption text-ink-3">{t("addressHint")}</p>
      </div>
      <SelectField
        name="lang"
        label={t("fields.lang")}
        hint={t("langHint")}
        error={faults.lang}
        value={isLanguage(fields.lang) ? fields.lang : language}
        options={languages.map((one) => ({ value: one, label: common(one) }))}
        onChange={(event) => change({ lang: event.target.value })}
      />
      <ExtraFields
        clubCode={clubCode}
        language={language}
        fields={fields}
        faults={faults}
        onChange={change}
      />
    </>
  );
}
