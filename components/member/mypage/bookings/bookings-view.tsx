"use client";

import { useTranslations } from "next-intl";
import { BookingChip } from "@/components/member/mypage/state-chip";
import { clubClock } from "@/components/member/shared/data/club-clock";
import { useMayBook } from "@/components/member/shared/data/use-suspensions";
import { useTabState } from "@/components/member/shared/data/use-tab-state";
import { useActingFor } from "@/components/member/shared/delegates/use-acting";
import { Loading, NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { MemberOnly } from "@/components/member/shared/layout/member-only";
import { Pages } from "@/components/member/shared/layout/paged-list";
import { usePageLinks } from "@/components/member/shared/layout/use-page-links";
import type { PageContext } from "@/components/member/shared/page-context";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/layout/empty-state";
import type { CallOutput } from "@/lib/contract/routes";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDay, formatDeadline } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { type BookingListInput, bookingListQuery, firstBookings } from "@/lib/web/my/booking-list";
import { bookingKind } from "@/lib/web/my/booking-state";
import { pageSize } from "@/lib/web/my/page-query";
import { memberPaths } from "@/lib/web/routing/member-paths";
import { paths } from "@/lib/web/routing/paths";
import { BookingFilters } from "./booking-filters";
import { CalendarPart } from "./calendar-part";
import { ReminderPart } from "./reminder-part";

type Props = { context: PageContext };

/** The rounds of a member: those to come and those that were, booked or played along. */
export function BookingsView({ context }: Props) {
  return (
    <MemberOnly isDelegable>{(memberIdx) => <Bookings memberIdx={memberIdx} context={context} />}</MemberOnly>
  );
}

function Bookings({ memberIdx, context }: Props & { memberIdx: number }) {
  const acting = useActingFor();
  return (
    <>
      <Rounds memberIdx={memberIdx} context={context} />
      {acting ? null : (
        <div className="mt-16">
          <ReminderPart context={context} />
          <CalendarPart context={context} />
        </div>
      )}
    </>
  );
}

/** The list with its filters: a filter draws nothing else anew. */
function Rounds({ memberIdx, context }: Props & { memberIdx: number }) {
  const { value: input, change } = useTabState<BookingListInput>(`bookings:${memberIdx}`, firstBookings);
  const today = clubClock.today(context.formats.standardTimeZone);
  const mayBook = useMayBook(memberIdx, context);
  const { data, error, mutate } = useCall(
    "GET /my-reservation/bookings/{id}",
    {
      params: { id: String(memberIdx) },
      query: { ...bookingListQuery(input, today), lang: context.language },
    },
    { handled: true, keepPreviousData: true },
  );
  return (
    <>
      <BookingFilters input={input} onChange={(part) => change({ page: 1, ...part })} />
      <div className="mt-6">
        {!data ? error ? <NotLoaded onRetry={() => void mutate()} /> : <Loading /> : null}
        {data?.total === 0 ? <NoBookings input={input} mayBook={mayBook} context={context} /> : null}
        {data && data.total > 0 ? (
          <ul className="rule-top">
            {data.list.map((booking) => (
              <BookingRow key={booking.bookingIdx} booking={booking} mayBook={mayBook} context={context} />
            ))}
          </ul>
        ) : null}
        {data ? (
          <Pages page={data.page} total={data.total} size={pageSize} onPage={(page) => change({ page })} />
        ) : null}
      </div>
    </>
  );
}

function NoBookings({ input, mayBook, context }: Props & { input: BookingListInput; mayBook: boolean }) {
  const t = useTranslations("mypage.bookings");
  const { link } = usePageLinks(context);
  return (
    <EmptyState
      title={t(input.when === "upcoming" ? "noneUpcoming" : "nonePast")}
      text={t(input.state === "all" && input.role === "BOOKER" ? "noneText" : "noneFiltered")}
      action={
        mayBook ? (
          <ButtonLink as={MemberLink} variant="outline" href={link(paths.reservation())}>
            {t("book")}
          </ButtonLink>
        ) : null
      }
    />
  );
}

type BookingRowProps = {
  booking: CallOutput<"GET /my-reservation/bookings/{id}">["list"][number];
  mayBook: boolean;
  context: PageContext;
};

/** One round of the list; the whole row leads to it. */
function BookingRow({ booking, mayBook, context }: BookingRowProps) {
  const t = useTranslations("mypage.bookings");
  const { link } = usePageLinks(context);
  const { formats, language } = context;
  const isOver = bookingKind(booking.state) !== "live";
  const isOwn = booking.players.some(({ isBooker, memberIdx }) => isBooker && memberIdx !== null);
  const facts = [
    t("holes", { count: Number(booking.holeCode) }),
    t("players", { count: booking.playerCount }),
    formatMoney(booking.total, formats),
  ];
  return (
    <li className="relative flex flex-wrap items-baseline gap-x-8 gap-y-1 border-b border-line py-5 hover:bg-hover">
      <div className="min-w-0 flex-1 basis-72">
        <MemberLink
          href={link(memberPaths.my.booking(booking.bookingIdx))}
          className="font-semibold text-heading tabular-nums no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {formatDay(booking.playDate, { language, formats })} {booking.teeTime} · {booking.courseName}
        </MemberLink>
        <p className="text-caption text-ink-2 tabular-nums">{facts.join(" · ")}</p>
        {booking.cancelStage === "L0" && booking.canCancel ? (
          <p className="text-caption text-ink-2 tabular-nums">
            {t("freeUntil", { time: formatDeadline(booking.freeCancelUntil, context) })}
          </p>
        ) : null}
      </div>
      <BookingChip state={booking.state} stateName={booking.stateName} />
      {isOver && isOwn && mayBook ? (
        <MemberLink
          href={link(memberPaths.my.again(booking.bookingIdx))}
          className="link relative z-10 inline-flex min-h-11 basis-full items-center min-[43.75rem]:basis-auto"
        >
          {t("again")}
        </MemberLink>
      ) : null}
    </li>
  );
}
