"use client";

import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { AddressFields } from "@/components/member/shared/address/address-fields";
import { NewPasswordFields } from "@/components/member/shared/new-password/new-password-fields";
import { isLanguage, type Language } from "@/lib/shared/languages";
import type { SignUp } from "../use-sign-up-form";
import { ExtraFields } from "./extra-fields";
import { IdField } from "./id-field";

type Props = { signUp: SignUp; clubCode: string; language: Language; languages: readonly Language[] };

/** The fields of both sign-ups: id and password, address, language and the optional ones. */
export function AccountFields({ signUp, clubCode, language, languages }: Props) {
  const t = useTranslations("signup");
  const common = useTranslations("common.languageNames");
  const { form, owner } = signUp;
  const { lang } = form.values;
  return (
    <>
      <fieldset className="flex min-w-0 flex-col gap-5">
        <legend className="mb-4 text-group font-semibold">{t("groups.account")}</legend>
        <IdField clubCode={clubCode} form={form} />
        <NewPasswordFields rule="join" kind="first" owner={owner} form={form} />
      </fieldset>
      <div>
        <AddressFields form={form} />
        <p className="mt-2 text-caption text-ink-3">{t("addressHint")}</p>
      </div>
      <SelectField
        {...form.field("lang")}
        label={t("fields.lang")}
        hint={t("langHint")}
        value={isLanguage(lang) ? lang : language}
        options={languages.map((one) => ({ value: one, label: common(one), lang: one }))}
      />
      <ExtraFields clubCode={clubCode} language={language} form={form} />
    </>
  );
}
