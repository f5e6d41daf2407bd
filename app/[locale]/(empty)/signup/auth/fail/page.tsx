import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { WayBackView } from "@/components/member/shared/identity/way-back-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("identity")]);
  const title = t("wayBack.failTitle");
  return pageMetadata({ club, language, path: paths.signUp.authFail(), title, isHidden: true });
}

/** Where the provider’s window comes back without an answer. */
export default async function AuthFailPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { identity }, t] = await Promise.all([
    getClub(language),
    getMessages(),
    getTranslations("identity"),
  ]);
  return (
    <NextIntlClientProvider locale={language} messages={{ identity }}>
      <WayBackView clubCode={club.info.clubCode} title={t("wayBack.failTitle")} />
    </NextIntlClientProvider>
  );
}
