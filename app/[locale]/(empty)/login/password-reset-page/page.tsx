import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { PasswordResetView } from "@/components/member/recover/password-reset-view";
import { passwordWordsOf } from "@/components/member/shared/page-context";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("recover");
  return hiddenMetadata(language, paths.passwordReset(), t("reset.title"));
}

export default async function PasswordResetPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { recover, newPassword }] = await Promise.all([getClub(language), getMessages()]);
  return (
    <NextIntlClientProvider locale={language} messages={{ recover, newPassword }}>
      <PasswordResetView
        clubCode={club.info.clubCode}
        passwordWords={passwordWordsOf(club.info)}
        language={language}
        defaultLanguage={club.defaultLanguage}
      />
    </NextIntlClientProvider>
  );
}
