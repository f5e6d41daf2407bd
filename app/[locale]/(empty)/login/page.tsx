import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { LoginView } from "@/components/member/login/login-view";
import { passwordWordsOf } from "@/components/member/shared/page-context";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t, meta] = await Promise.all([
    getClub(language),
    getTranslations("login"),
    getTranslations("meta"),
  ]);
  const description = meta("login", { club: club.info.clubName });
  return pageMetadata({
    club,
    language,
    path: paths.login(),
    title: t("title"),
    description,
    isHidden: true,
  });
}

export default async function LoginPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { login, common, newPassword }] = await Promise.all([getClub(language), getMessages()]);
  return (
    <NextIntlClientProvider locale={language} messages={{ login, common, newPassword }}>
      <LoginView
        clubCode={club.info.clubCode}
        passwordWords={passwordWordsOf(club.info)}
        formats={club.formats}
        language={language}
        defaultLanguage={club.defaultLanguage}
      />
    </NextIntlClientProvider>
  );
}
