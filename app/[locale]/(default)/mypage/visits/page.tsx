import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { VisitsView } from "@/components/member/mypage/records/visits-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.visits");
  return accountMetadata(language, memberPaths.my.visits(), t("title"));
}

export default async function VisitsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.visits");
  return (
    <MyFrame
      language={language}
      part="visits"
      title={t("title")}
      lead={t("lead")}
      texts={({ mypage: { visits } }) => ({ mypage: { visits } })}
      render={(context) => <VisitsView context={context} />}
    />
  );
}
