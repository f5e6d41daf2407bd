import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { TeamsView } from "@/components/member/mypage/records/teams-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.teams");
  return accountMetadata(language, memberPaths.my.teams(), t("title"));
}

export default async function TeamsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.teams");
  return (
    <MyFrame
      language={language}
      part="teams"
      title={t("title")}
      lead={t("lead")}
      texts={({ mypage: { teams } }) => ({ mypage: { teams } })}
      render={(context) => <TeamsView context={context} />}
    />
  );
}
