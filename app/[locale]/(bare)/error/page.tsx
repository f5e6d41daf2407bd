import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ErrorView } from "@/components/site/state/error-view";
import { pageLanguage } from "@/lib/web/i18n/page";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getTranslations("errorPage");
  return { title: t("title"), robots: { index: false } };
}

export const revalidate = 60;

/** Made without the club API, since it is shown when that is out of reach. */
export default async function ErrorPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("errorPage");
  return (
    <ErrorView
      language={language}
      texts={{
        title: t("title"),
        message: t("message"),
        statusCode: t("statusCode", { code: "{code}" }),
        toAdmin: t("toAdmin"),
        home: t("home"),
      }}
    />
  );
}
