import { BookingPart } from "@/components/member/booking/booking-part";
import { ReservationScreen } from "@/components/site/reservation/reservation-view";
import { sheetChoiceOf } from "@/lib/shared/tee-times/sheet-choice";
import { pageLanguage } from "@/lib/web/i18n/page";
import { generateMetadata, generateStaticParams } from "../page";

type Props = { params: Promise<{ locale: string; date: string; choice: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

/** Some times of a day; visitors know it as `/reservation?date=2026-12-16&course=1&part=2&players=4` (inner-paths.ts). */
export { generateMetadata, generateStaticParams };

export default async function ReservationChoicePage({ params }: Props) {
  const { date, choice } = await params;
  const asked = { date, choice: sheetChoiceOf(choice) };
  return <ReservationScreen Booking={BookingPart} language={await pageLanguage(params)} asked={asked} />;
}
