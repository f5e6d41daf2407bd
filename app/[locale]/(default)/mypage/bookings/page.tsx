import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BookingsView } from "@/components/member/mypage/bookings/bookings-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.bookings");
  return accountMetadata(language, memberPaths.my.bookings(), t("title"));
}

export default async function BookingsPage({ params }: Props) {
  const language = await pageLanguage(params);
  const t = await getTranslations("mypage.bookings");
  return (
    <MyFrame
      language={language}
      part="bookings"
      title={t("title")}
      lead={t("lead")}
      texts={({ mypage: { bookings } }) => ({ mypage: { bookings } })}
      render={(context) => <BookingsView context={context} />}
    />
  );
}
