import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { InfoView } from "@/components/member/account/info/info-view";
import { AddressService } from "@/components/member/shared/address/address-service";
import { hasAddressSearch } from "@/lib/web/address-search/offered";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.info");
  return accountMetadata(language, memberPaths.myInfo.edit(), t("title"));
}

export default async function MyInfoPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [t, { formats }] = await Promise.all([getTranslations("account.info"), getClub(language)]);
  return (
    <AddressService isOffered={hasAddressSearch(formats)}>
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
