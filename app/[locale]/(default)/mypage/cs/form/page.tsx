import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FormView } from "@/components/member/cs/form-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("cs");
  return accountMetadata(language, memberPaths.cs.form(), t("new"));
}

export default async function InquiryFormPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("cs");
  return (
    <MyFrame
      language={language}
      part="cs"
      title={t("new")}
      texts={({ cs }) => ({ cs })}
      render={(context) => <FormView context={context} />}
    />
  );
}
