import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { DrawsView } from "@/components/member/mypage/records/draws-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.draws");
  return accountMetadata(language, memberPaths.my.draws(), t("title"));
}

export default async function DrawsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.draws");
  return (
    <MyFrame
      language={language}
      part="draws"
      title={t("title")}
      lead={t("lead")}
      texts={({ mypage: { draws } }) => ({ mypage: { draws } })}
      render={(context) => <DrawsView context={context} />}
    />
  );
}
