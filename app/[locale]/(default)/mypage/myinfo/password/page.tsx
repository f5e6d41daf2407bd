import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/member/account/account-page";
import { PasswordView } from "@/components/member/account/password/password-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.password");
  return accountMetadata(language, memberPaths.myInfo.password(), t("title"));
}

export default async function PasswordPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("account.password");
  return (
    <AccountPage
      language={language}
      part="password"
      title={t("title")}
      lead={t("lead")}
      View={PasswordView}
      also={({ newPassword }) => ({ newPassword })}
    />
  );
}
