import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LastMinuteView } from "@/components/member/last-minute/last-minute-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("lastMinute");
  return accountMetadata(language, memberPaths.my.lastMinute(), t("title"));
}

export default async function LastMinutePage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("lastMinute");
  return (
    <MyFrame
      language={language}
      part="lastMinute"
      title={t("title")}
      lead={t("lead")}
      texts={({ lastMinute }) => ({ lastMinute })}
      render={(context) => <LastMinuteView context={context} />}
    />
  );
}
