import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ReasonView } from "@/components/member/withdrawal/reason-view";
import { WithdrawalPage } from "@/components/member/withdrawal/withdrawal-page";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.reason");
  return accountMetadata(language, memberPaths.withdrawal.reason(), t("title"));
}

export default async function WithdrawalReasonPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.reason");
  return <WithdrawalPage language={language} step="reason" title={t("title")} View={ReasonView} />;
}
