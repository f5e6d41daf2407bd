import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { DataUseView } from "@/components/member/account/data-use/data-use-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.dataUse");
  return accountMetadata(language, memberPaths.myInfo.dataUse(), t("title"));
}

export default async function DataUsePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.dataUse");
  return (
    <AccountPage language={language} part="dataUse" title={t("title")} lead={t("lead")} View={DataUseView} />
  );
}
