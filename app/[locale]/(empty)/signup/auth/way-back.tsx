import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import { WayBackView } from "@/components/member/shared/identity/way-back-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

/** The page to which the identity provider's window returns, with or without an answer. */
export function wayBack(path: string, title: "wayBack.successTitle" | "wayBack.failTitle") {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const language = await pageLanguage(params);
    return hiddenMetadata(language, path, (await getTranslations("identity"))(title));
  }

  async function page({ params }: Props) {
    const language = await pageLanguage(params);
    const [club, { identity }, t] = await Promise.all([
      getClub(language),
      getMessages(),
      getTranslations("identity"),
    ]);
    return (
      <NextIntlClientProvider locale={language} messages={{ identity }}>
        <WayBackView clubCode={club.info.clubCode} title={t(title)} />
      </NextIntlClientProvider>
    );
  }

  return { generateMetadata, page };
}
