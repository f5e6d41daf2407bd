import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { NoticesView } from "@/components/member/account/notices/notices-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.notices");
  return accountMetadata(language, memberPaths.myInfo.notices(), t("title"));
}

export default async function NoticesPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [t, { info }] = await Promise.all([getTranslations("account.notices"), getClub(language)]);
  const lead = info.hasPush ? t("lead") : undefined;
  return <AccountPage language={language} part="notices" title={t("title")} lead={lead} View={NoticesView} />;
}
