import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { WaitingsView } from "@/components/member/waitings/waitings-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("waitings");
  return accountMetadata(language, memberPaths.my.waitings(), t("title"));
}

export default async function WaitingsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("waitings");
  return (
    <MyFrame
      language={language}
      part="waitings"
      title={t("title")}
      lead={t("lead")}
      texts={({ waitings }) => ({ waitings })}
      render={(context) => <WaitingsView context={context} />}
    />
  );
}
