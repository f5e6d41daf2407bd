import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { buttonStyle } from "@/components/ui/button-style";
import { pageLanguage } from "@/lib/web/i18n/page";
import { localePath } from "@/lib/web/routing/locale";
import { knownDefaultLanguage } from "@/lib/web/routing/snapshot";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getTranslations("tooMany");
  return { title: t("title"), robots: { index: false } };
}

/** Shown with 429 instead of a page that would have to be made; itself made once. */
export default async function TooManyRequestsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("tooMany");
  return (
    <main className="page-width py-16">
      <h1 className="font-serif text-title">{t("title")}</h1>
      <p className="mt-6 text-lead text-ink-2">{t("message")}</p>
      <p className="mt-10">
        <a
          href={localePath("/", language, knownDefaultLanguage())}
          className={buttonStyle("primary", "medium")}
        >
          {t("home")}
        </a>
      </p>
    </main>
  );
}
