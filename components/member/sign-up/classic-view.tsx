"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { JourneyFrame } from "@/components/member/layout/journey-frame";
import { AccountFields } from "./fields/account-fields";
import { AgreementFields, termFieldId } from "./fields/agreement-fields";
import { missingTerms } from "./fields/agreement-rules";
import { EmailProof } from "./fields/email-proof";
import { MemberTypeField } from "./fields/member-type-field";
import { PersonFields } from "./fields/person-fields";
import type { SignUpPageProps } from "./form-view";
import { SignUpForm } from "./sign-up-form";
import { signUpDraft, useDraft } from "./use-draft";
import { useProofEnd } from "./use-proof-end";
import { useSignUpForm } from "./use-sign-up-form";

type Props = SignUpPageProps & { texts: Readonly<Record<number, ReactNode>> };

/** The older way in, all on one page, for people without a Korean phone: terms, a code by e-mail, the form. */
export function ClassicView(props: Props) {
  const { clubCode, clubName, phone, formats, languages, terms, texts, isPft } = props;
  const t = useTranslations("signup");
  const place = { language: props.language, defaultLanguage: props.defaultLanguage };
  const draft = useDraft();
  const missing = missingTerms(terms, draft);
  const form = useSignUpForm({
    ...{ way: "classic", clubCode, clubName, terms },
    ...place,
    otherErrors: missing.map(({ termsIdx, title }) => ({
      fieldId: termFieldId(termsIdx),
      message: t("agreement.missing", { title }),
    })),
  });
  useProofEnd(draft.email?.until);
  return (
    <JourneyFrame title={t("classic.title")} lead={t("classic.lead")}>
      <SignUpForm form={form} phone={phone} formats={formats} {...place}>
        <section aria-labelledby="classic-terms">
          <h2 id="classic-terms" className="mb-3 text-group font-semibold">
            {t("steps.agreement")}
          </h2>
          <AgreementFields
            terms={terms}
            texts={texts}
            consent={draft}
            missing={form.attempt > 0 ? missing.map(({ termsIdx }) => termsIdx) : []}
            onChange={(consent) => signUpDraft.change(consent)}
          />
        </section>
        <section aria-labelledby="classic-email">
          <h2 id="classic-email" className="mb-3 text-group font-semibold">
            {t("groups.email")}
          </h2>
          <EmailProof clubCode={clubCode} language={props.language} form={form} />
        </section>
        <PersonFields form={form} />
        {isPft ? <MemberTypeField clubCode={clubCode} language={props.language} form={form} /> : null}
        <AccountFields form={form} clubCode={clubCode} language={props.language} languages={languages} />
      </SignUpForm>
    </JourneyFrame>
  );
}
