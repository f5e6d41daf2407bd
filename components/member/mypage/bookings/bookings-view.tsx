"use client";

import { useTranslations } from "next-intl";
import { Loading, NotLoaded } from "@/components/member/account/loading";
import { MemberOnly } from "@/components/member/account/member-only";
import { Pages } from "@/components/member/account/pages";
import { MemberLink } from "@/components/member/layout/member-link";
import { useTabState } from "@/components/member/layout/use-tab-state";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import { addDays } from "@/lib/shared/time/calendar";
import { useCall } from "@/lib/web/api/use-call";
import { stateFilters } from "@/lib/web/my/booking-state";
import { paths } from "@/lib/web/routing/paths";
import { clubClock } from "../club-clock";
import type { MyPlace } from "../place";
import { useMyWay } from "../use-my-way";
import { BookingFilters, firstInput, type Input } from "./booking-filters";
import { BookingRow } from "./booking-row";
import { ReminderPart } from "./reminder-part";

type Props = { place: MyPlace };
const pageSize = 10;

/** The rounds of a member: those to come and those that were, booked or played along. */
export function BookingsView({ place }: Props) {
  return <MemberOnly>{(memberIdx) => <Bookings memberIdx={memberIdx} place={place} />}</MemberOnly>;
}

function Bookings({ memberIdx, place }: Props & { memberIdx: number }) {
  const { value: input, change } = useTabState<Input>(`bookings:${memberIdx}`, firstInput);
  const today = clubClock.today(place.formats.standardTimeZone);
  const { data, error, mutate } = useCall(
    "GET /my-reservation/bookings/{id}",
    { params: { id: String(memberIdx) }, query: { ...queryOf(input, today), lang: place.language } },
    { handled: true, keepPreviousData: true },
  );
  return (
    <>
      <BookingFilters input={input} onChange={(part) => change({ page: 1, ...part })} />
      <div className="mt-6">
        {!data ? error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading /> : null}
        {data?.total === 0 ? <NoBookings input={input} place={place} /> : null}
        {data && data.total > 0 ? (
          <ul className="border-t border-pine-800">
            {data.list.map((booking) => (
              <BookingRow key={booking.bookingIdx} booking={booking} place={place} />
            ))}
          </ul>
        ) : null}
        {data ? (
          <Pages page={data.page} total={data.total} size={pageSize} onPage={(page) => change({ page })} />
        ) : null}
      </div>
      <div className="mt-16">
        <ReminderPart place={place} />
      </div>
    </>
  );
}

function queryOf({ when, role, state, page }: Input, today: string) {
  const span =
    when === "upcoming"
      ? { from: today, sort: "playDate" }
      : { to: addDays(today || "2000-01-02", -1), sort: "-playDate" };
  return { ...span, role, state: stateFilters[state], page: String(page), size: String(pageSize) };
}

function NoBookings({ input, place }: Props & { input: Input }) {
  const t = useTranslations("mypage.bookings");
  const { link } = useMyWay(place);
  return (
    <EmptyState
      title={t(input.when === "upcoming" ? "noneUpcoming" : "nonePast")}
      text={t(input.state === "all" && input.role === "BOOKER" ? "noneText" : "noneFiltered")}
      action={
        <ButtonLink as={MemberLink} variant="outline" href={link(paths.reservation())}>
          {t("book")}
        </ButtonLink>
      }
    />
  );
}
