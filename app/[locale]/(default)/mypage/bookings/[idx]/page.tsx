import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { BookingView } from "@/components/member/mypage/bookings/booking-view";
import { MyFrame } from "@/components/member/mypage/my-frame";
import { pageLanguage } from "@/lib/web/i18n/page";
import { idOfSegment } from "@/lib/web/routing/known-routes";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { accountMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; idx: string }> };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const { idx } = await params;
  const t = await getTranslations("mypage.booking");
  return accountMetadata(language, memberPaths.my.booking(idx), t("title"));
}

export default async function BookingPage({ params }: Props) {
  const language = await pageLanguage(params);
  const bookingIdx = idOfSegment((await params).idx);
  if (bookingIdx === null) notFound();
  const t = await getTranslations("mypage.booking");
  return (
    <MyFrame
      language={language}
      part="bookings"
      title={t("title")}
      texts={({ mypage: { booking, cancel }, booking: { change } }) => ({
        mypage: { booking, cancel },
        booking: { change: { editPlayers: change.editPlayers } },
      })}
      render={(context) => <BookingView context={context} bookingIdx={bookingIdx} />}
    />
  );
}
