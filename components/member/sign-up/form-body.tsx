"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { AccountFields } from "./fields/account-fields";
import { MemberTypeField } from "./fields/member-type-field";
import { VerifiedPerson } from "./fields/verified-person";
import type { SignUpPageProps } from "./page-props";
import { SignUpForm } from "./sign-up-form";
import { useProofEnd } from "./sign-up-store";
import { proofFieldId, useSignUpForm } from "./use-sign-up-form";

/** Id, password and the rest, next to the person as verified. */
export function FormBody(props: SignUpPageProps) {
  const { clubCode, passwordWords, phone, formats, languages, terms, isPft, language, defaultLanguage } =
    props;
  const t = useTranslations("signup");
  const context = { language, defaultLanguage };
  const signUp = useSignUpForm({ way: "identity", clubCode, passwordWords, terms, ...context });
  const { form, identity } = signUp;
  useProofEnd(identity?.until);
  return (
    <SignUpForm signUp={signUp} phone={phone} formats={formats} {...context}>
      <VerifiedPerson
        person={identity}
        clubCode={clubCode}
        formats={formats}
        error={form.errorOf(proofFieldId)}
      />
      {isPft ? <MemberTypeField clubCode={clubCode} language={language} form={form} /> : null}
      <TextField
        {...form.field("email")}
        type="email"
        label={t("fields.email")}
        hint={t("emailHint")}
        requiredText={t("required")}
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      <AccountFields signUp={signUp} clubCode={clubCode} language={language} languages={languages} />
      <p className="text-caption text-ink-2">
        <MemberLink
          href={localePath(paths.signUp.agreement(), language, defaultLanguage)}
          className="link inline-flex min-h-11 items-center"
        >
          {t("form.seeAgreements")}
        </MemberLink>
      </p>
    </SignUpForm>
  );
}
