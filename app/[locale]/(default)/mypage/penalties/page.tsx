import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { PenaltiesView } from "@/components/member/mypage/records/penalties-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.penalties");
  return accountMetadata(language, memberPaths.my.penalties(), t("title"));
}

export default async function PenaltiesPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.penalties");
  return (
    <MyFrame
      language={language}
      part="penalties"
      title={t("title")}
      lead={t("lead")}
      texts={({ mypage: { penalties } }) => ({ mypage: { penalties } })}
      render={(context) => <PenaltiesView context={context} />}
    />
  );
}
