import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StateView } from "@/components/site/state/state-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { getSiteState } from "@/lib/web/queries/site-state";
import { paths } from "@/lib/web/routing/paths";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 5;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, t] = await Promise.all([getClub(language), getTranslations("close")]);
  return pageMetadata({ club, language, path: paths.closePage(), title: t("title"), isHidden: true });
}

export default async function ClosePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, state, t, stop] = await Promise.all([
    getClub(language),
    getSiteState(language),
    getTranslations("close"),
    getTranslations("stop"),
  ]);
  return (
    <StateView
      title={state?.title || t("title")}
      message={state?.message || t("defaultMessage")}
      contact={stop("contact", { phone: club.info.clubPhoneNo })}
    />
  );
}
