import { getTranslations } from "next-intl/server";
import type { ComponentType, ReactNode } from "react";
import { MenuPage } from "@/components/site/layout/menu/menu-page";
import type { Language } from "@/lib/shared/languages";
import type { Club } from "@/lib/web/queries/club";
import type { Reservation } from "@/lib/web/queries/reservation";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { reservationMenuCode } from "@/lib/web/seo/menu-codes";
import { ChosenDay } from "./chosen-day";
import { DayNotice } from "./day-notice";
import { FreeDayLink } from "./free-day-link";
import { GuestBooking } from "./guest-booking";
import { MoveFocus } from "./move-focus";
import { OtherWays } from "./other-ways";
import { ReservationCalendar } from "./reservation-calendar";
import { ReservationTabs } from "./reservation-tabs";

/** Puts a member's desk in the place of what visitors see, once a member is known to be here. */
export type MemberDesk = ComponentType<{ club: Club; language: Language; children: ReactNode }>;
type Props = {
  club: Club;
  language: Language;
  Desk: MemberDesk;
  reservation: Reservation | null;
  /** The address names a month: who turned the page goes on in the calendar. */
  isMonth?: boolean;
};

/** The page of reservations for somebody who has not signed in: a month, a day, and how to come to a time. */
export async function ReservationView({ club, language, Desk, reservation, isMonth = false }: Props) {
  const t = await getTranslations("reservation");
  const frame = { club, language };
  const phone = club.info.rsvPhoneNo;
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const date = reservation?.chosen?.day.date;
  const signIn = link(paths.login(link(paths.reservation(date ? { date } : {}))));
  return (
    <MenuPage
      {...frame}
      menuCode={reservationMenuCode}
      index={<ReservationTabs {...frame} current="times" className="mt-6 -mb-4" />}
    >
      <Desk {...frame}>
        <div
          id="live"
          className="grid grid-cols-1 items-start gap-x-12 gap-y-8 min-[1100px]:grid-cols-[27rem_minmax(0,1fr)] min-[1100px]:grid-rows-[auto_1fr]"
        >
          {reservation ? <ReservationCalendar {...frame} reservation={reservation} /> : null}
          {reservation ? (
            <MoveFocus
              shown={isMonth ? reservation.month : (date ?? "")}
              headingId={isMonth ? "month-heading" : "day-heading"}
            />
          ) : null}
          <div className="min-w-0 min-[1100px]:col-start-2 min-[1100px]:row-span-2 min-[1100px]:row-start-1">
            {reservation?.chosen ? (
              <ChosenDay {...frame} reservation={reservation} chosen={reservation.chosen} />
            ) : (
              <DayNotice
                title={t(reservation ? "day.choose" : "day.away")}
                text={t(reservation ? "day.chooseText" : "day.awayText", { phone })}
                action={<FreeDayLink {...frame} date={reservation?.firstFree ?? null} />}
              />
            )}
          </div>
          <div className="min-[1100px]:sticky min-[1100px]:top-6 min-[1100px]:col-start-1">
            <GuestBooking club={club} signIn={signIn} />
          </div>
        </div>
        <OtherWays {...frame} />
      </Desk>
    </MenuPage>
  );
}
