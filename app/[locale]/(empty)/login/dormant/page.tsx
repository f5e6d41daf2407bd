import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { DormantView } from "@/components/member/dormant/dormant-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("dormant");
  return hiddenMetadata(language, paths.dormant(), t("title"));
}

export default async function DormantPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, { dormant, recover, codeCheck, identity }] = await Promise.all([
    getClub(language),
    getMessages(),
  ]);
  return (
    <NextIntlClientProvider locale={language} messages={{ dormant, recover, codeCheck, identity }}>
      <DormantView
        clubCode={club.info.clubCode}
        formats={club.formats}
        language={language}
        defaultLanguage={club.defaultLanguage}
      />
    </NextIntlClientProvider>
  );
}
