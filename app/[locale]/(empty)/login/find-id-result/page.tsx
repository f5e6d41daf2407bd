import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { FindIdResultView } from "@/components/member/recover/find-id-result-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("recover")]);
  return pageMetadata({
    club,
    language,
    path: paths.findIdResult(),
    title: t("findId.resultTitle"),
    isHidden: true,
  });
}

export default async function FindIdResultPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { recover }] = await Promise.all([getClub(language), getMessages()]);
  return (
    <NextIntlClientProvider locale={language} messages={{ recover }}>
      <FindIdResultView formats={club.formats} language={language} defaultLanguage={club.defaultLanguage} />
    </NextIntlClientProvider>
  );
}
