import { BookingPart } from "@/components/member/booking/booking-part";
import { ReservationScreen } from "@/components/site/reservation/reservation-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { reservationMenuCode } from "@/lib/web/menus";
import { menuMetadata } from "@/lib/web/seo/page-metadata";

type Props = { params: Promise<{ locale: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

export const generateMetadata = menuMetadata(reservationMenuCode);

export default async function ReservationPage({ params }: Props) {
  return <ReservationScreen Booking={BookingPart} language={await pageLanguage(params)} />;
}
