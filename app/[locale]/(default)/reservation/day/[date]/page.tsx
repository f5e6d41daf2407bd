import { BookingPart } from "@/components/member/booking/booking-part";
import { ReservationScreen } from "@/components/site/reservation/reservation-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { dayTitle } from "@/lib/web/reservation/days";
import { momentMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; date: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

/** A day; visitors know it as `/reservation?date=2026-12-16` (inner-paths.ts). */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const language = await pageLanguage(params);
  const { formats } = await getClub(language);
  return momentMetadata(language, dayTitle((await params).date, { language, formats }));
}

export default async function ReservationDayPage({ params }: Props) {
  const { date } = await params;
  return <ReservationScreen Booking={BookingPart} language={await pageLanguage(params)} asked={{ date }} />;
}
