import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { InfoView } from "@/components/member/account/info/info-view";
import { AddressService } from "@/components/member/shared/address/address-service";
import { webEnv } from "@/lib/web/env";
import { pageLanguage } from "@/lib/web/i18n/page";
import { paths } from "@/lib/web/routing/paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.info");
  return accountMetadata(language, paths.myInfo.edit(), t("title"));
}

export default async function MyInfoPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.info");
  return (
    <AddressService isOffered={webEnv().addressSearchScript !== null}>
      <AccountPage
        language={language}
        part="info"
        title={t("title")}
        lead={t("lead")}
        View={InfoView}
        also={({ codeCheck, identity, address }) => ({ codeCheck, identity, address })}
      />
    </AddressService>
  );
}
