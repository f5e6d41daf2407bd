import type { Metadata } from "next";
import { NextIntlClientProvider } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ComponentType } from "react";
import type { StartView } from "@/components/member/sign-up/start-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";
import { hasIdentityCheck } from "@/lib/web/sign-up/ways";

type Props = { params: Promise<{ locale: string }> };
type ViewProps = Parameters<typeof StartView>[0];

/** The first and the last page of a sign-up: a view that asks for nothing. */
export function plainScreen(
  path: string,
  title: "start.title" | "steps.done",
  View: ComponentType<ViewProps>,
) {
  async function generateMetadata({ params }: Props): Promise<Metadata> {
    const language = await pageLanguage(params);
    return hiddenMetadata(language, path, (await getTranslations("signup"))(title));
  }

  async function page({ params }: Props) {
    const language = await pageLanguage(params);
    const [{ info, defaultLanguage }, { signup }] = await Promise.all([getClub(language), getMessages()]);
    return (
      <NextIntlClientProvider locale={language} messages={{ signup }}>
        <View
          language={language}
          defaultLanguage={defaultLanguage}
          phone={info.clubPhoneNo}
          hasIdentity={hasIdentityCheck(info)}
        />
      </NextIntlClientProvider>
    );
  }

  return { generateMetadata, page };
}
