import { useMemo } from "react";
import { useSWRConfig } from "swr";
import type { BookingContext } from "@/components/member/shared/page-context";
import type { WaitingState } from "@/lib/contract/code-values/waitings";
import { waitingState } from "@/lib/contract/code-values/waitings";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { useCall } from "@/lib/web/api/use-call";
import { firstDay } from "@/lib/web/booking/day-reads";
import type { WaitingPositions } from "@/lib/web/booking/day-words";

const none: readonly CalendarDay[] = [];
const waiting: readonly WaitingState[] = [waitingState.waiting, waitingState.offered];
const shared = { handled: true, keepPreviousData: true, refreshInterval: 60_000 } as const;

/** The days of a month for this member, with his waiting positions. */
export function useDays(
  { clubCode, language: lang }: BookingContext,
  memberIdx: number,
  month: string | null,
) {
  const query = { clubCode, lang };
  const id = month?.replace("-", "") ?? "";
  const calendar = useCall(
    month ? "GET /reservation/calendar/{id}" : null,
    { params: { id }, query },
    shared,
  );
  const waitings = useCall(
    "GET /my-reservation/waitings/{id}",
    { params: { id: String(memberIdx) }, query: { ...query, page: "1", size: "50" } },
    { handled: true },
  );
  const entries = waitings.data?.list;
  const places = useMemo<WaitingPositions>(() => {
    const mine = (entries ?? []).filter(({ state }) => waiting.includes(state));
    return new Map(mine.map(({ playDate, rank }) => [playDate, rank ?? 0]));
  }, [entries]);
  return { days: calendar.data?.days ?? none, error: calendar.error, places, reload: calendar.mutate };
}

/** The next day with a free team, where the address names no day. */
export function useFirstDay(
  { clubCode, language: lang }: BookingContext,
  memberIdx: number,
  isWanted: boolean,
) {
  const { data, error } = useCall(
    isWanted ? "GET /reservation/calendar/{id}" : null,
    { params: { id: String(memberIdx) }, query: { clubCode, lang } },
    { handled: true, revalidateOnFocus: false },
  );
  return { first: firstDay(data), error };
}

/** Reads again whatever a booking, a hold or the clock has changed. */
export function useRefresh(): () => void {
  const { mutate } = useSWRConfig();
  return () =>
    void mutate((key) => Array.isArray(key) && typeof key[0] === "string" && changing.test(key[0]));
}

const changing = /^GET \/(reservation\/|my-reservation\/|ext\/(slots-ledger|opening-queue|bookings))/;
