import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { DelegateDoor } from "@/components/member/account/delegates/delegate-door";
import { pageContext } from "@/components/member/shared/page-context";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("delegations.door");
  return hiddenMetadata(language, memberPaths.delegate(), t("backTitle"));
}

export default async function DelegatePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { account, common, delegations, identity }] = await Promise.all([
    getClub(language),
    getMessages(),
  ]);
  const messages = { account: { shared: account.shared }, common, delegations, identity };
  return (
    <NextIntlClientProvider locale={language} messages={messages}>
      <DelegateDoor context={pageContext(club, language)} />
    </NextIntlClientProvider>
  );
}
