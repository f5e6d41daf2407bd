import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CompleteView } from "@/components/member/withdrawal/complete-view";
import { WithdrawalPage } from "@/components/member/withdrawal/withdrawal-page";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.complete");
  return accountMetadata(language, memberPaths.withdrawal.complete(), t("title"));
}

export default async function WithdrawalCompletePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.complete");
  return <WithdrawalPage language={language} step="complete" title={t("title")} View={CompleteView} />;
}
