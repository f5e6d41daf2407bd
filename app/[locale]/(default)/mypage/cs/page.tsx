import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { InquiriesView } from "@/components/member/cs/inquiries-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("cs");
  return accountMetadata(language, memberPaths.cs.list(), t("title"));
}

export default async function InquiriesPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("cs");
  return (
    <MyFrame
      language={language}
      part="cs"
      title={t("title")}
      lead={t("lead")}
      texts={({ cs }) => ({ cs })}
      render={(context) => <InquiriesView context={context} />}
    />
  );
}
