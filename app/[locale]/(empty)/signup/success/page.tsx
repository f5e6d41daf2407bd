import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { SuccessView } from "@/components/member/sign-up/success-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("signup")]);
  return pageMetadata({
    club,
    language,
    path: paths.signUp.success(),
    title: t("steps.done"),
    isHidden: true,
  });
}

export default async function SuccessPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { signup }] = await Promise.all([getClub(language), getMessages()]);
  return (
    <NextIntlClientProvider locale={language} messages={{ signup }}>
      <SuccessView language={language} defaultLanguage={club.defaultLanguage} phone={club.info.clubPhoneNo} />
    </NextIntlClientProvider>
  );
}
