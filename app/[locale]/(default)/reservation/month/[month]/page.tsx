import { BookingPart } from "@/components/member/booking/booking-part";
import { ReservationScreen } from "@/components/site/reservation/reservation-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { getClub } from "@/lib/web/queries/club";
import { monthTitle } from "@/lib/web/reservation/days";
import { momentMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string; month: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

/** A month; visitors know it as `/reservation?month=2026-12` (inner-paths.ts). */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const language = await pageLanguage(params);
  const { formats } = await getClub(language);
  return momentMetadata(language, monthTitle((await params).month, { language, formats }));
}

export default async function ReservationMonthPage({ params }: Props) {
  const { month } = await params;
  return <ReservationScreen Booking={BookingPart} language={await pageLanguage(params)} asked={{ month }} />;
}
