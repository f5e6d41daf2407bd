import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { AddressService } from "@/components/member/shared/address/address-service";
import { ClassicView } from "@/components/member/sign-up/classic-view";
import { termsTexts } from "@/components/site/terms/sign-up-terms";
import { pageLanguage } from "@/lib/web/i18n/page";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";
import { loadSignUp } from "../load-sign-up";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("signup");
  return hiddenMetadata(language, paths.signUp.classic(), t("classic.title"));
}

export default async function ClassicPage({ params }: Props) {
  const { view, terms, hasAddressSearch } = await loadSignUp(params);
  // The texts' language is known once the address has been read.
  const { signup, codeCheck, newPassword, address, common } = await getMessages();
  return (
    <NextIntlClientProvider
      locale={view.language}
      messages={{ signup, codeCheck, newPassword, address, common }}
    >
      <AddressService isOffered={hasAddressSearch}>
        <ClassicView {...view} texts={termsTexts(terms)} />
      </AddressService>
    </NextIntlClientProvider>
  );
}
