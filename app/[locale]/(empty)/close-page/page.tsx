import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StateView } from "@/components/site/state/state-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub, getSiteState } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 5;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("close");
  return hiddenMetadata(language, paths.closePage(), t("title"));
}

export default async function ClosePage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, state, t, stop] = await Promise.all([
    getClub(language),
    getSiteState(language),
    getTranslations("close"),
    getTranslations("stop"),
  ]);
  const phone = club.info.clubPhoneNo || club.info.rsvPhoneNo;
  return (
    <StateView
      title={state?.title || t("title")}
      message={state?.message || t("defaultMessage")}
      contact={phone ? stop("contact", { phone }) : undefined}
    />
  );
}
