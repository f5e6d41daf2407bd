import type { Metadata } from "next";
import { MenuGate } from "@/components/site/layout/menu-gate";
import { dayTitle } from "@/components/site/reservation/calendar-cells";
import { ReservationView } from "@/components/site/reservation/reservation-view";
import { pageLanguage } from "@/lib/web/i18n/page";
import { menuByCode } from "@/lib/web/menus";
import { getClub } from "@/lib/web/queries/club";
import { getReservation } from "@/lib/web/queries/reservation";
import { paths } from "@/lib/web/routing/paths";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { pageMetadata } from "@/lib/web/seo/metadata";

type Props = { params: Promise<{ locale: string; date: string }> };

/** As its data (`freshSeconds`), also while they cannot be had. */
export const revalidate = 10;

/** A day; visitors know it as `/reservation?date=2026-12-16` (reservation-address.ts). */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await pageLanguage(params);
  const [club, { date }] = await Promise.all([getClub(language), params]);
  const menu = menuByCode(club.menus, reservationMenuCode);
  const title = `${menu?.name ?? ""} · ${dayTitle(date, language)}`;
  return pageMetadata({ club, language, path: paths.reservation(), menu, title, isHidden: true });
}

export default async function ReservationDayPage({ params }: Props) {
  const language = await pageLanguage(params);
  const { date } = await params;
  const [club, reservation] = await Promise.all([getClub(language), getReservation(language, { date })]);
  return (
    <MenuGate
      club={club}
      language={language}
      menuCode={reservationMenuCode}
      path={paths.reservation()}
      as="page"
    >
      <ReservationView club={club} language={language} reservation={reservation} />
    </MenuGate>
  );
}
