import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { AgreementView } from "@/components/member/sign-up/agreement-view";
import { askedTerms, termsTexts } from "@/components/site/terms/sign-up-terms";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getSignUpTerms } from "@/lib/web/queries/terms";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";
import { hasIdentityCheck } from "@/lib/web/sign-up/ways";
import { startScreen } from "../start-screen";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("signup");
  return hiddenMetadata(language, paths.signUp.agreement(), t("agreement.title"));
}

export default async function AgreementPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { signup }, terms] = await Promise.all([
    getClub(language),
    getMessages(),
    getSignUpTerms(language),
  ]);
  if (!hasIdentityCheck(club.info)) return startScreen.page({ params });
  return (
    <NextIntlClientProvider locale={language} messages={{ signup }}>
      <AgreementView
        language={language}
        defaultLanguage={club.defaultLanguage}
        terms={askedTerms(terms, club.info)}
        texts={termsTexts(terms)}
      />
    </NextIntlClientProvider>
  );
}
