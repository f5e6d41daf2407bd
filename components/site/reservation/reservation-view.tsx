import { getTranslations } from "next-intl/server";
import type { ComponentType, ReactNode } from "react";
import { MenuPage, MenuScreen } from "@/components/site/layout/menu/menu-screen";
import { SiteLink } from "@/components/site/layout/site-link";
import { buttonStyle } from "@/components/ui/button-style";
import { Ruler } from "@/components/ui/layout/ruler";
import type { Language } from "@/lib/shared/languages";
import { everyTime, type SheetChoice, sheetChoiceParameters } from "@/lib/shared/tee-times/sheet-choice";
import { liveMenuCode, menuByCode, reservationMenuCode } from "@/lib/web/menus";
import { type Club, getClub } from "@/lib/web/queries/club";
import { getReservation, type Reservation, type ReservationAsk } from "@/lib/web/queries/reservation";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { ChosenDay, DayNotice, FreeDayLink } from "./chosen-day";
import { MoveFocus } from "./move-focus";
import { ReservationCalendar } from "./reservation-calendar";
import { ReservationTabs } from "./reservation-tabs";

type ReservationScreenProps = { language: Language; Booking: BookingComponent; asked?: ReservationAsk };

/** The page of the tee times, at whatever day or month was asked for. */
export async function ReservationScreen({ language, Booking, asked = {} }: ReservationScreenProps) {
  const [club, reservation] = await Promise.all([getClub(language), getReservation(language, asked)]);
  return (
    <MenuScreen club={club} language={language} menuCode={reservationMenuCode} guardCode={liveMenuCode}>
      <ReservationView
        club={club}
        language={language}
        Booking={Booking}
        reservation={reservation}
        isMonth={asked.month !== undefined}
        choice={asked.choice}
      />
    </MenuScreen>
  );
}

/** Puts a member's desk in the place of what visitors see, once a member is known to be here. */
type BookingComponent = ComponentType<{ club: Club; language: Language; children: ReactNode }>;
type Props = {
  club: Club;
  language: Language;
  Booking: BookingComponent;
  reservation: Reservation | null;
  /** The address names a month: who turned the page goes on in the calendar. */
  isMonth?: boolean;
  /** Which times of the day the address asks for. */
  choice?: SheetChoice;
};

/** The page of reservations for somebody who has not signed in: a month, a day, and how to come to a time. */
async function ReservationView(props: Props) {
  const { club, language, Booking, reservation, isMonth = false, choice = everyTime } = props;
  const t = await getTranslations("reservation");
  const frame = { club, language };
  const phone = club.info.rsvPhoneNo;
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const date = reservation?.chosen?.day.date;
  const signIn = link(
    paths.login(link(paths.reservation(date ? { date, ...sheetChoiceParameters(choice) } : {}))),
  );
  return (
    <MenuPage
      {...frame}
      menuCode={reservationMenuCode}
      index={<ReservationTabs {...frame} current="times" className="mt-6 -mb-4 max-[43.6875rem]:mt-2" />}
      isTight
    >
      <Booking {...frame}>
        <div
          id="live"
          className="grid grid-cols-1 items-start gap-x-12 gap-y-8 min-[68.75rem]:grid-cols-[27rem_minmax(0,1fr)] min-[68.75rem]:grid-rows-[auto_1fr]"
        >
          {reservation ? <ReservationCalendar {...frame} reservation={reservation} choice={choice} /> : null}
          {reservation ? (
            <MoveFocus
              shown={isMonth ? reservation.month : (date ?? "")}
              headingId={isMonth ? "month-heading" : "day-heading"}
            />
          ) : null}
          <div className="min-w-0 min-[68.75rem]:col-start-2 min-[68.75rem]:row-span-2 min-[68.75rem]:row-start-1">
            {reservation?.chosen ? (
              <ChosenDay {...frame} reservation={reservation} chosen={reservation.chosen} choice={choice} />
            ) : (
              <DayNotice
                title={t(reservation ? "day.choose" : "day.away")}
                text={t(reservation ? "day.chooseText" : "day.awayText", { phone })}
                action={<FreeDayLink {...frame} date={reservation?.firstFree ?? null} />}
              />
            )}
          </div>
          <div className="min-[68.75rem]:sticky min-[68.75rem]:top-6 min-[68.75rem]:col-start-1">
            <GuestBooking club={club} signIn={signIn} />
          </div>
        </div>
        <OtherWays {...frame} />
      </Booking>
    </MenuPage>
  );
}

type GuestBookingProps = { club: Club /** The sign-in that leads back here. */; signIn: string };

/** How somebody without a membership comes to a tee time: by phone, or by signing in. */
async function GuestBooking({ club, signIn }: GuestBookingProps) {
  const t = await getTranslations("reservation.guest");
  const phone = club.info.rsvPhoneNo;
  return (
    <section aria-labelledby="guest-heading" className="border border-pine-900 bg-sheet">
      <div className="bg-pine-900 px-6 pt-5 pb-6 text-on-dark">
        <h2 id="guest-heading" className="text-caption text-on-dark-2">
          {t("phone")}
        </h2>
        <a
          href={`tel:${phone}`}
          className="mt-1 inline-flex min-h-11 items-center font-serif text-value text-on-dark hover:underline hover:decoration-1 hover:underline-offset-8"
        >
          {phone}
        </a>
        <Ruler tone="dark" className="mt-4" />
        <p className="mt-3 text-caption text-on-dark-2">{t("hours", club.officeHours)}</p>
      </div>
      <div className="px-6 py-5">
        <p className="text-ink-2">{t("members")}</p>
        <SiteLink href={signIn} rel="nofollow" className={buttonStyle("primary", "large", "mt-4 w-full")}>
          {t("signIn")}
        </SiteLink>
      </div>
    </section>
  );
}

type OtherWaysProps = { club: Club; language: Language };

const ways = ["waiting", "draw", "team"] as const;

/** The further ways to a tee time, each under the hash and the name of its menu; members use them. */
async function OtherWays({ club, language }: OtherWaysProps) {
  const t = await getTranslations("reservation.ways");
  const sections = menuByCode(club.menus, reservationMenuCode)?.children ?? [];
  const link = (path: string) => localePath(path, language, club.defaultLanguage);
  const signIn = link(paths.login(link(paths.reservation())));
  const shown = ways.flatMap((way) => {
    const menu = sections.find(({ seoSlug, isVisible }) => isVisible && seoSlug.endsWith(`#${way}`));
    if (!menu) return [];
    return (
      <section
        key={way}
        id={way}
        aria-labelledby={`${way}-heading`}
        className="grid grid-cols-1 gap-x-12 gap-y-4 rule-top pt-6 min-[56.25rem]:grid-cols-[27rem_1fr]"
      >
        <h2 id={`${way}-heading`} tabIndex={-1} className="font-serif text-section">
          {menu.name}
        </h2>
        <div className="max-w-[40rem]">
          <p className="text-reading text-ink-2">{t(way)}</p>
          <SiteLink href={signIn} rel="nofollow" className="link mt-2 inline-flex min-h-11 items-center">
            {t("signIn", { way: menu.name })}
          </SiteLink>
        </div>
      </section>
    );
  });
  return shown.length > 0 ? <div className="grid grid-cols-1 gap-14">{shown}</div> : null;
}
