"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { JourneyFrame } from "@/components/member/shared/layout/journey-frame";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Language } from "@/lib/shared/languages";
import type { ClubFormats } from "@/lib/shared/money/club-formats";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import type { PageLanguage } from "../shared/page-context";
import { AccountFields } from "./fields/account-fields";
import type { AskedTerm } from "./fields/agreement-rules";
import { MemberTypeField } from "./fields/member-type-field";
import { VerifiedPerson } from "./fields/verified-person";
import { SignUpForm } from "./sign-up-form";
import { useProofEnd } from "./sign-up-store";
import { proofFieldId, useSignUpForm } from "./use-sign-up-form";
import { useSteps, useWay } from "./use-sign-up-steps";

export type SignUpPageProps = PageLanguage & {
  clubCode: string;
  /** What no password may consist of. */
  passwordWords: readonly string[];
  phone: string;
  formats: ClubFormats;
  languages: readonly Language[];
  terms: readonly AskedTerm[];
  isPft: boolean;
  /** Whether the club offers the other way too, by an identity check. */
  hasIdentity: boolean;
};

/** The third step: id, password and the rest, next to the person as verified. */
export function FormView(props: SignUpPageProps) {
  const { clubCode, passwordWords, phone, formats, languages, terms, isPft, language, defaultLanguage } =
    props;
  const t = useTranslations("signup");
  const steps = useSteps("form");
  const context = { language, defaultLanguage };
  const required = terms.filter((term) => term.isRequired).map(({ termsIdx }) => termsIdx);
  const { isReady } = useWay("form", required, context);
  const signUp = useSignUpForm({ way: "identity", clubCode, passwordWords, terms, ...context });
  const { form, identity } = signUp;
  useProofEnd(identity?.until);
  return (
    <JourneyFrame title={t("form.title")} lead={t("form.lead")} steps={steps}>
      {isReady ? (
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
      ) : (
        <Skeleton className="h-96" />
      )}
    </JourneyFrame>
  );
}
