import { BookingPart } from "@/components/member/booking/booking-part";
import { ReservationScreen } from "@/components/site/reservation/reservation-screen";
import { pageLanguage } from "@/lib/web/i18n/page";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { menuMetadata } from "@/lib/web/seo/menu-metadata";

type Props = { params: Promise<{ locale: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

export const generateMetadata = menuMetadata(reservationMenuCode);

export default async function ReservationPage({ params }: Props) {
  return <ReservationScreen Desk={BookingPart} language={await pageLanguage(params)} />;
}
