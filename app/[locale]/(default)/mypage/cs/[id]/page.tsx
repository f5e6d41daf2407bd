import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { InquiryView } from "@/components/member/cs/inquiry-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; id: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const { id } = await params;
  const t = await getTranslations("cs");
  return accountMetadata(language, memberPaths.cs.inquiry(id), t("one"));
}

export default async function InquiryPage({ params }: Props) {
  const language = await pageLanguage(params);
  const vocIdx = idOfSegment((await params).id);
  if (vocIdx === null) notFound();
  const t = await getTranslations("cs");
  return (
    <MyFrame
      language={language}
      part="cs"
      title={t("one")}
      texts={({ cs }) => ({ cs })}
      render={(context) => <InquiryView context={context} vocIdx={vocIdx} />}
    />
  );
}
