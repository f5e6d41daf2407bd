"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { AccountFields } from "./fields/account-fields";
import { AgreementFields } from "./fields/agreement-fields";
import { EmailProof } from "./fields/email-proof";
import { MemberTypeField } from "./fields/member-type-field";
import { PersonFields } from "./fields/person-fields";
import type { SignUpPageProps } from "./form-view";
import { SignUpForm } from "./sign-up-form";
import { useProofEnd } from "./sign-up-store";
import { useSignUpForm } from "./use-sign-up-form";

type Props = SignUpPageProps & { texts: Readonly<Record<number, ReactNode>> };

/** The classic sign-up on one page, for people without a Korean phone: terms, a code by e-mail, the form. */
export function ClassicView(props: Props) {
  const { clubCode, clubName, phone, formats, languages, terms, texts, isPft } = props;
  const t = useTranslations("signup");
  const context = { language: props.language, defaultLanguage: props.defaultLanguage };
  const signUp = useSignUpForm({ ...context, way: "classic", clubCode, clubName, terms, hasTerms: true });
  useProofEnd(signUp.email?.until);
  return (
    <JourneyFrame title={t("classic.title")} lead={t("classic.lead")}>
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
