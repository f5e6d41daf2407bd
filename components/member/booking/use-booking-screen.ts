import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { clubClock } from "@/components/member/shared/data/club-clock";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { clubDate } from "@/lib/shared/time/club-time";
import { firstWeekday } from "@/lib/shared/time/first-weekday";
import { useCall } from "@/lib/web/api/use-call";
import { dayReads, hasSheet } from "@/lib/web/booking/day-reads";
import { obstacle, suspensionOf } from "@/lib/web/booking/day-words";
import { steadySlots } from "@/lib/web/booking/filters";
import { monthReached, monthsOfWeek, weekOf } from "@/lib/web/reservation/month-grid";
import { useIsNarrow } from "@/lib/web/runtime/narrow";
import { useBookingAddress } from "./use-booking-address";
import { useBookingFlow } from "./use-booking-flow";
import { useClubClock } from "./use-club-clock";
import { useDays, useFirstDay } from "./use-days";
import { useNames } from "./use-names";

/** The state of the booking screen: month, chosen day with its tee sheet, the booking in progress, and whether all is loaded. */
export function useBookingScreen(context: BookingContext, memberIdx: number) {
  const address = useBookingAddress();
  const flow = useBookingFlow(context, memberIdx, address, (bookingIdx) => address.goTo({ bookingIdx }));
  const asked = address.date ?? flow.changing.booking?.playDate ?? null;
  const { first, error: firstError } = useFirstDay(context, memberIdx, asked === null);
  const chosen = asked ?? (address.month === null || first?.startsWith(address.month) ? first : null);
  // The calendar follows a tap at once; a sheet of 148 times may take a frame more.
  const date = useDeferredValue(chosen);
  const [paged, setPaged] = usePagedMonth(address.text);
  const month = paged?.month ?? chosen?.slice(0, 7) ?? address.month;
  const shown = useDays(context, memberIdx, month);
  // On a phone a week is shown, which may reach into another month.
  const isNarrow = useIsNarrow();
  const ofWeek = isNarrow ? (paged ? paged.also : otherMonth(chosen, context)) : null;
  const also = ofWeek ?? (month ? nextMonth(month, context) : null);
  const reached = useDays(context, memberIdx, also);
  const days = useMemo(() => [...shown.days, ...reached.days], [shown.days, reached.days]);
  const chosenDays = useDays(context, memberIdx, date?.slice(0, 7) ?? null).days;
  const day = chosenDays.find((one) => one.date === date);
  const now = useClubClock(chosenDays, context.formats.standardTimeZone, flow.refresh);
  const today = clubDate(new Date(now), context.formats.standardTimeZone);
  const isOnSale = date !== null && hasSheet(day);
  const sheet = useSheet(context, memberIdx, isOnSale ? date : null);
  const own = useOwnRounds(context, memberIdx, day && day.myBookings > 0 ? date : null);
  const counts = useCounts(context, memberIdx, date);
  const { nameOf, areThere } = useNames(context);
  // A booking that is there may be changed whatever forbids another one.
  const limiting = flow.changing.booking ? undefined : counts;
  const inTheWay = useMemo(
    () => (day ? obstacle(day, limiting, now, today) : null),
    [day, limiting, now, today],
  );

  const hasFailed = Boolean(shown.error ?? firstError);
  const isSheetThere = !isOnSale || sheet.sheet !== undefined || sheet.error !== undefined;
  // The day that follows a frame later is no day that is not wanted.
  const isDayThere = chosen === null || (date !== null && day !== undefined && isSheetThere);
  const isReady = hasFailed || (shown.days.length > 0 && areThere && isDayThere);
  return {
    ...sheet,
    address,
    flow,
    chosen,
    date,
    month,
    day,
    now,
    today,
    own,
    counts,
    obstacle: inTheWay,
    suspension: suspensionOf(limiting),
    nameOf,
    setPaged,
    days,
    places: shown.places,
    isMonthMissing: shown.error !== undefined && shown.days.length === 0,
    reloadMonth: shown.reload,
    hasStarted: useOnce(isReady),
  };
}

/** True from the first time on: what has been shown stays, whatever is being read. */
function useOnce(isTrue: boolean): boolean {
  const wasTrue = useRef(false);
  useEffect(() => {
    if (isTrue) wasTrue.current = true;
  });
  return isTrue || wasTrue.current;
}

type Paged = { at: string; month: string; also: string | null };

/** The month that was leafed to; another address shows its own again. */
function usePagedMonth(at: string) {
  const [paged, setPaged] = useState<Paged | null>(null);
  const page = useCallback(
    (month: string | null, also: string | null = null) =>
      setPaged(month === null ? null : { at, month, also }),
    [at],
  );
  return [paged?.at === at ? paged : null, page] as const;
}

/** The month that the calendar of another one goes on into. */
function nextMonth(month: string, { formats }: BookingContext): string | null {
  const today = clubClock.today(formats.standardTimeZone);
  return monthReached(month, firstWeekday(formats.countryFormat.country), today);
}

/** The other month that the week of a day reaches into. */
function otherMonth(date: string | null, { formats }: BookingContext): string | null {
  if (date === null) return null;
  const months = monthsOfWeek(weekOf(date, firstWeekday(formats.countryFormat.country)));
  return months.find((month) => month !== null && !date.startsWith(month)) ?? null;
}

const none: readonly SheetSlot[] = [];
const pollMs = 8000;

/** The sheet of a day, read again while the page is in sight; slots that stay as they were stay the same objects. */
function useSheet({ language: lang }: BookingContext, memberIdx: number, date: string | null) {
  const [key, input] = dayReads(memberIdx, date ?? "", lang).sheet;
  const { data, error, mutate } = useCall(date ? key : null, input, {
    handled: true,
    refreshInterval: pollMs,
  });
  const seen = useRef<readonly SheetSlot[]>(none);
  const slots = steadySlots(seen.current, data?.slots ?? none);
  seen.current = slots;
  return { sheet: data, slots, error, reload: mutate };
}

/** The member's own rounds of a day by slot. */
function useOwnRounds(
  { language: lang }: BookingContext,
  memberIdx: number,
  date: string | null,
): ReadonlyMap<number, number> {
  const [key, input] = dayReads(memberIdx, date ?? "", lang).own;
  const { data } = useCall(date ? key : null, input, { handled: true });
  return useMemo(() => {
    const list = data?.list ?? [];
    return new Map(list.flatMap(({ sheetIdx, bookingIdx }) => (sheetIdx ? [[sheetIdx, bookingIdx]] : [])));
  }, [data]);
}

/** How many bookings the member has on this day and may have. */
function useCounts({ language: lang }: BookingContext, memberIdx: number, date: string | null) {
  const [key, input] = dayReads(memberIdx, date ?? "", lang).counts;
  const { data } = useCall(date ? key : null, input, { handled: true });
  return data;
}
