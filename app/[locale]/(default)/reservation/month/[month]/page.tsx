import type { Metadata } from "next";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { monthTitle } from "@/components/site/reservation/calendar-cells";
import { ReservationView } from "@/components/site/reservation/reservation-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getReservation } from "@/lib/web/queries/reservation";
import { paths } from "@/lib/web/routing/paths";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string; month: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

/** A month; visitors know it as `/reservation?month=2026-12` (reservation-address.ts). */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, { month }] = await Promise.all([getClub(language), params]);
  const menu = menuByCode(club.menus, reservationMenuCode);
  const title = `${menu?.name ?? ""} · ${monthTitle(month, language)}`;
  return pageMetadata({ club, language, path: paths.reservation(), menu, title, isHidden: true });
}

export default async function ReservationMonthPage({ params }: Props) {
  const language = await pageLanguage(params);
  const { month } = await params;
  const [club, reservation] = await Promise.all([getClub(language), getReservation(language, { month })]);
  return (
    <MenuGate
      club={club}
      language={language}
      menuCode={reservationMenuCode}
      path={paths.reservation()}
      as="page"
    >
      <ReservationView club={club} language={language} reservation={reservation} isMonth />
    </MenuGate>
  );
}
