import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StateView } from "@/components/site/state/state-view";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub, getSiteState } from "@/lib/web/queries/club";
import { paths } from "@/lib/web/routing/paths";
import { hiddenMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export const revalidate = 5;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("stop");
  return hiddenMetadata(language, paths.stopSite(), t("title"));
}

export default async function StopPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, state, t] = await Promise.all([
    getClub(language),
    getSiteState(language),
    getTranslations("stop"),
  ]);
  const phone = club.info.rsvPhoneNo || club.info.clubPhoneNo;
  return (
    <StateView
      title={state?.title || t("title")}
      message={state?.message || t("defaultMessage")}
      note={
        state?.endAt
          ? t("backAt", { time: formatDeadline(new Date(state.endAt), { language, formats: club.formats }) })
          : undefined
      }
      contact={phone ? t("contact", { phone }) : undefined}
    />
  );
}
