import { MenuScreen } from "@/components/site/layout/menu/menu-screen";
import type { Language } from "@/lib/shared/languages";
import { getClub } from "@/lib/web/queries/club";
import { getReservation, type ReservationAsk } from "@/lib/web/queries/reservation";
import { liveMenuCode, reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { type MemberDesk, ReservationView } from "./reservation-view";

type Props = { language: Language; Desk: MemberDesk; asked?: ReservationAsk };

/** The page of the tee times, at whatever day or month was asked for. */
export async function ReservationScreen({ language, Desk, asked = {} }: Props) {
  const [club, reservation] = await Promise.all([getClub(language), getReservation(language, asked)]);
  return (
    <MenuScreen club={club} language={language} menuCode={reservationMenuCode} guardCode={liveMenuCode}>
      <ReservationView {...{ club, language, Desk, reservation }} isMonth={asked.month !== undefined} />
    </MenuScreen>
  );
}
