import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { CheckView } from "@/components/member/account/check/check-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.check");
  return accountMetadata(language, memberPaths.myInfo.check(), t("title"));
}

export default async function CheckPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.check");
  return (
    <AccountPage language={language} part="check" title={t("title")} lead={t("lead")} View={CheckView} />
  );
}
