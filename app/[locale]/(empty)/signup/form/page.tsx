import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { AddressService } from "@/components/member/shared/address/address-service";
import { FormView } from "@/components/member/sign-up/form-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";
import { loadSignUp } from "../load-sign-up";
import { startScreen } from "../start-screen";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("signup");
  return hiddenMetadata(language, paths.signUp.form(), t("form.title"));
}

export default async function FormPage({ params }: Props) {
  const { view, hasAddressSearch } = await loadSignUp(params);
  if (!view.hasIdentity) return startScreen.page({ params });
  // The texts' language is known once the address has been read.
  const { signup, identity, newPassword, address, common } = await getMessages();
  return (
    <NextIntlClientProvider
      locale={view.language}
      messages={{ signup, identity, newPassword, address, common }}
    >
      <AddressService isOffered={hasAddressSearch}>
        <FormView {...view} />
      </AddressService>
    </NextIntlClientProvider>
  );
}
