"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { SavedForm } from "@/components/member/shared/form/use-saved-form";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { AccountFields } from "@/components/member/sign-up/fields/account-fields";
import { AgreementFields } from "@/components/member/sign-up/fields/agreement-fields";
import { EmailProof } from "@/components/member/sign-up/fields/email-proof";
import { MemberTypeField } from "@/components/member/sign-up/fields/member-type-field";
import type { SignUpPageProps } from "./page-props";
import { SignUpForm } from "./sign-up-form";
import { useProofEnd } from "./sign-up-store";
import { type SignUpValues, useSignUpForm } from "./use-sign-up-form";

type Props = SignUpPageProps & { texts: Readonly<Record<number, ReactNode>> };

/** The classic sign-up on one page, for who has no Korean phone and for clubs without an identity check: terms, a code by e-mail, the form. */
export function ClassicView(props: Props) {
  const { clubCode, passwordWords, phone, formats, languages, terms, texts, isPft } = props;
  const t = useTranslations("signup");
  const context = { language: props.language, defaultLanguage: props.defaultLanguage };
  const signUp = useSignUpForm({
    ...context,
    way: "classic",
    clubCode,
    passwordWords,
    terms,
    hasTerms: true,
  });
  useProofEnd(signUp.email?.until);
  return (
    <JourneyFrame
      title={t("classic.title")}
      lead={t(props.hasIdentity ? "classic.lead" : "classic.leadAlone")}
    >
      <SignUpForm signUp={signUp} phone={phone} formats={formats} {...context}>
        <section aria-labelledby="classic-terms">
          <h2 id="classic-terms" className="mb-3 text-group font-semibold">
            {t("steps.agreement")}
          </h2>
          <AgreementFields terms={terms} texts={texts} form={signUp.form} />
        </section>
        <section aria-labelledby="classic-email">
          <h2 id="classic-email" className="mb-3 text-group font-semibold">
            {t("groups.email")}
          </h2>
          <EmailProof clubCode={clubCode} language={props.language} signUp={signUp} />
        </section>
        <PersonFields form={signUp.form} />
        {isPft ? <MemberTypeField clubCode={clubCode} language={props.language} form={signUp.form} /> : null}
        <AccountFields signUp={signUp} clubCode={clubCode} language={props.language} languages={languages} />
      </SignUpForm>
    </JourneyFrame>
  );
}

const genders = ["M", "F", "U"] as const;

/** The personal data as typed, in the classic sign-up. */
function PersonFields({ form }: { form: SavedForm<SignUpValues> }) {
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
