"use client";

import { useTranslations } from "next-intl";
import { Facts, Group } from "@/components/member/shared/layout/facts";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { daysBetween } from "@/lib/shared/time/calendar";
import { useCall } from "@/lib/web/api/use-call";
import { bookingKind, type OwnDetail } from "@/lib/web/my/booking-state";
import { paths } from "@/lib/web/routing/paths";
import { clubClock } from "../../shared/data/club-clock";

type Props = { booking: Pick<OwnDetail, "playDate" | "state">; context: PageContext };

/** So many days ahead the weather page knows, today among them. */
const forecastDays = 8;

/** Information for the day of play: the way, the weather, and where the check-in code will be. */
export function DayPart({ booking: { playDate, state }, context }: Props) {
  const t = useTranslations("mypage.booking.day");
  const { link } = usePageLinks(context);
  const ahead = daysBetween(clubClock.today(context.formats.standardTimeZone), playDate);
  const isComing = bookingKind(state) === "live" && ahead >= 0;
  const weather = useWeatherOf(playDate, context, isComing && ahead < forecastDays);
  if (!isComing) return null;
  return (
    <Group id="day" title={t("title")}>
      <Facts
        facts={[
          [t("address"), context.address],
          [t("weather"), weather ? t("forecast", weather) : null],
          [t("checkIn"), ahead === 0 ? null : t("checkInLater")],
        ]}
      />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <MemberLink href={link(paths.club("location"))} className="link inline-flex min-h-11 items-center">
          {t("directions")}
        </MemberLink>
        <MemberLink href={link(paths.weather())} className="link inline-flex min-h-11 items-center">
          {t("hours")}
        </MemberLink>
      </p>
    </Group>
  );
}

/** The coldest and warmest hour of a day, and how likely rain or snow is before and after noon; null where it is not known. */
function useWeatherOf(playDate: string, { clubCode, language }: PageContext, isWanted: boolean) {
  const { data } = useCall(
    isWanted ? "GET /weather" : null,
    { query: { clubCode, lang: language } },
    { handled: true, revalidateOnFocus: false },
  );
  const day = data?.daily.find(({ date }) => date === playDate);
  if (!day) return null;
  const { tempMin: low, tempMax: high, popAm: am, popPm: pm } = day;
  return { low, high, am, pm };
}
