import type { Metadata } from "next";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { PageJsonLd } from "@/components/site/layout/page-json-ld";
import { ReservationView } from "@/components/site/reservation/reservation-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getReservation } from "@/lib/web/queries/reservation";
import { paths } from "@/lib/web/routing/paths";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const club = await getClub(language);
  const menu = menuByCode(club.menus, reservationMenuCode);
  return pageMetadata({ club, language, path: paths.reservation(), menu });
}

export default async function ReservationPage({ params }: Props) {
  const language = await pageLanguage(params);
  const [club, reservation] = await Promise.all([getClub(language), getReservation(language, {})]);
  return (
    <MenuGate
      club={club}
      language={language}
      menuCode={reservationMenuCode}
      path={paths.reservation()}
      as="page"
    >
      <PageJsonLd club={club} language={language} menu={menuByCode(club.menus, reservationMenuCode)} />
      <ReservationView club={club} language={language} reservation={reservation} />
    </MenuGate>
  );
}
