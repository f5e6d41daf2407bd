import { useOwnInfo } from "@/components/member/shared/data/use-own-info";
import type { PageContext } from "@/components/member/shared/page-context";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { applicationState } from "@/lib/contract/code-values/draws";
import type { WaitingState } from "@/lib/contract/code-values/waitings";
import { waitingState } from "@/lib/contract/code-values/waitings";
import { clubClock } from "@/lib/shared/time/club-time";
import { useCall } from "@/lib/web/api/use-call";
import { deadlinesOf, nextRound, warningsOf } from "@/lib/web/my/pending-items";
import type { ClubClock } from "../../shared/data/club-clock";

const handled = { handled: true } as const;
const live = [
  bookingState.booked,
  bookingState.confirmed,
  bookingState.checkedIn,
  bookingState.drawHold,
].join(",");
const few = "20";

/** All that my page opens with; each part may be late or missing, the others stand without it. */
export function useHome(memberIdx: number, context: PageContext, clock: ClubClock) {
  const lang = context.language;
  const params = { id: String(memberIdx) };
  const from = clock.today(context.formats.standardTimeZone);
  const coming = { from, state: live, sort: "playDate", size: few, lang };
  const list = "GET /my-reservation/bookings/{id}" as const;
  const info = useOwnInfo(memberIdx, lang);
  const own = useCall(list, { params, query: { ...coming, role: "BOOKER" } }, handled);
  const named = useCall(list, { params, query: { ...coming, role: "COMPANION" } }, handled);
  const waitings = useCall(
    "GET /my-reservation/waitings/{id}",
    { params, query: { size: few, lang } },
    handled,
  );
  const draws = useCall("GET /my-reservation/draw/{id}", { params, query: { size: few, lang } }, handled);
  const penalties = useCall(
    "GET /my-reservation/penalty/{id}",
    { params, query: { size: few, lang } },
    handled,
  );
  const coupons = useCall("GET /coupon/{id}", { params, query: { size: few, lang } }, handled);
  const inquiries = useCall("GET /voc", { query: { size: "1", lang } }, handled);
  const known = {
    bookings: own.data?.list,
    waitings: waitings.data?.list,
    draws: draws.data?.list,
    penalties: penalties.data,
    coupons: coupons.data?.list,
  };
  const now = clock.now();
  const clubNow = clubClock(new Date(now), context.formats.standardTimeZone);
  const open = new Set<WaitingState>([waitingState.waiting, waitingState.offered]);
  return {
    info: info.data,
    isReading: !own.data && !own.error,
    hasFailed: [own, named, waitings, draws, penalties, coupons].some(({ error }) => error !== undefined),
    retry: () => {
      for (const one of [own, named, waitings, draws, penalties, coupons]) if (one.error) void one.mutate();
    },
    next: nextRound([...(own.data?.list ?? []), ...(named.data?.list ?? [])], clubNow),
    today: from,
    deadlines: deadlinesOf(known, now),
    warnings: warningsOf(known, now),
    counts: {
      bookings: own.data && named.data ? own.data.total + named.data.total : undefined,
      waitings: waitings.data?.list.filter(({ state }) => open.has(state)).length,
      draws: draws.data?.list.filter(({ state }) =>
        isOneOf(state, [applicationState.applied, applicationState.won, applicationState.reserve]),
      ).length,
      coupons: coupons.data?.total,
      penalties: penalties.data && { points: penalties.data.points, most: penalties.data.pointsMax },
      cs: inquiries.data?.total,
    },
  };
}
export type Home = ReturnType<typeof useHome>;
