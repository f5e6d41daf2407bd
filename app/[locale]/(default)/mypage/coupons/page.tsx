import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { CouponsView } from "@/components/member/mypage/records/coupons-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.coupons");
  return accountMetadata(language, memberPaths.my.coupons(), t("title"));
}

export default async function CouponsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.coupons");
  return (
    <MyFrame
      language={language}
      part="coupons"
      title={t("title")}
      lead={t("lead")}
      texts={({ mypage: { coupons } }) => ({ mypage: { coupons } })}
      render={(context) => <CouponsView context={context} />}
    />
  );
}
