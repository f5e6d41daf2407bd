import { useDeferredValue, useEffect, useRef, useState } from "react";
import { clubDate } from "@/lib/shared/time/club-time";
import type { BookingPlace } from "./place";
import { useBookingAddress } from "./use-booking-address";
import { useBookingFlow } from "./use-booking-flow";
import { useClubClock } from "./use-club-clock";
import { useDays, useFirstDay } from "./use-days";
import { useNames } from "./use-names";
import { useCounts, useOwnRounds, useSheet } from "./use-sheet";

/** All that the desk shows: the month, the chosen day with its sheet, the way of a booking, and whether it is there. */
export function useDesk(place: BookingPlace, memberIdx: number) {
  const address = useBookingAddress();
  const flow = useBookingFlow(place, memberIdx, address.bookingIdx, (bookingIdx) =>
    address.goTo({ bookingIdx }),
  );
  const asked = address.date ?? flow.changing.booking?.playDate ?? null;
  const { first, error: firstError } = useFirstDay(place, memberIdx, asked === null);
  const chosen = asked ?? (address.month === null || first?.startsWith(address.month) ? first : null);
  // The calendar follows a tap at once; a sheet of 148 times may take a frame more.
  const date = useDeferredValue(chosen);
  const [paged, setPaged] = useState<string | null>(null);
  const month = paged ?? chosen?.slice(0, 7) ?? address.month;
  const shown = useDays(place, memberIdx, month);
  const chosenDays = useDays(place, memberIdx, date?.slice(0, 7) ?? null).days;
  const day = chosenDays.find((one) => one.date === date);
  const now = useClubClock(chosenDays, place.formats.standardTimeZone, flow.refresh);
  const today = clubDate(new Date(now), place.formats.standardTimeZone);
  const hasSheet = date !== null && day?.isOpen === true && day.totalTeams > 0;
  const sheet = useSheet(place, memberIdx, hasSheet ? date : null);
  const own = useOwnRounds(place, memberIdx, day && day.myBookings > 0 ? date : null);
  const counts = useCounts(place, memberIdx, date);
  const { nameOf, areThere } = useNames(place);

  const hasFailed = Boolean(shown.error ?? firstError);
  const isSheetThere = !hasSheet || sheet.sheet !== undefined || sheet.error !== undefined;
  const isDayThere = date === null || (day !== undefined && isSheetThere);
  const isReady = hasFailed || (shown.days.length > 0 && areThere && isDayThere);
  return {
    ...{ address, flow, chosen, date, month, day, now, today, own, counts, nameOf, setPaged, ...sheet },
    ...{
      days: shown.days,
      places: shown.places,
      isMonthMissing: shown.error !== undefined && shown.days.length === 0,
    },
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
