import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { DelegatesView } from "@/components/member/account/delegates/delegates-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.delegates");
  return accountMetadata(language, memberPaths.myInfo.delegates(), t("title"));
}

export default async function DelegatesPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.delegates");
  return (
    <AccountPage
      language={language}
      part="delegates"
      title={t("title")}
      lead={t("lead")}
      View={DelegatesView}
      also={({ delegations }) => ({ delegations })}
    />
  );
}
