import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { AddressService } from "@/components/member/address/address-service";
import { FormView } from "@/components/member/sign-up/form-view";
import { askedTerms } from "@/components/site/terms/sign-up-terms";
import { webEnv } from "@/lib/web/env";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getServiceRules } from "@/lib/web/queries/practice";
import { getSignUpTerms } from "@/lib/web/queries/terms";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("signup")]);
  return pageMetadata({ club, language, path: paths.signUp.form(), title: t("form.title"), isHidden: true });
}

export default async function FormPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, messages, terms, rules] = await Promise.all([
    getClub(language),
    getMessages(),
    getSignUpTerms(language),
    getServiceRules(language),
  ]);
  const { signup, identity, newPassword, address, common } = messages;
  return (
    <NextIntlClientProvider locale={language} messages={{ signup, identity, newPassword, address, common }}>
      <AddressService isOffered={webEnv().addressSearchScript !== null}>
        <FormView
          language={language}
          defaultLanguage={club.defaultLanguage}
          clubCode={club.info.clubCode}
          clubName={club.info.clubName}
          phone={club.info.clubPhoneNo}
          formats={club.formats}
          languages={club.languages}
          isPft={rules !== null}
          terms={askedTerms(terms)}
        />
      </AddressService>
    </NextIntlClientProvider>
  );
}
