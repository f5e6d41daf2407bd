import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StartView } from "@/components/member/withdrawal/start-view";
import { WithdrawalPage } from "@/components/member/withdrawal/withdrawal-page";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.start");
  return accountMetadata(language, memberPaths.withdrawal.start(), t("title"));
}

export default async function WithdrawalStartPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.start");
  return <WithdrawalPage language={language} step="start" title={t("title")} View={StartView} />;
}
