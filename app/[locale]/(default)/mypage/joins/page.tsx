import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { JoinsView } from "@/components/member/joins/joins-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("joins");
  return accountMetadata(language, memberPaths.my.joins(), t("title"));
}

export default async function JoinsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("joins");
  return (
    <MyFrame
      language={language}
      part="joins"
      title={t("title")}
      lead={t("lead")}
      texts={({ joins }) => ({ joins })}
      render={(context) => <JoinsView context={context} />}
    />
  );
}
