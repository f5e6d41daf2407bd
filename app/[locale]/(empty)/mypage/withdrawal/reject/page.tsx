import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RejectView } from "@/components/member/withdrawal/reject-view";
import { WithdrawalPage } from "@/components/member/withdrawal/withdrawal-page";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.reject");
  return accountMetadata(language, memberPaths.withdrawal.reject(), t("title"));
}

export default async function WithdrawalRejectPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("withdrawal.reject");
  return <WithdrawalPage language={language} step="reject" title={t("title")} View={RejectView} />;
}
