import { useOwnInfo } from "@/components/member/shared/data/use-own-info";
import type { PageContext } from "@/components/member/shared/page-context";
import { isOneOf } from "@/lib/contract/code-values/code-group";
import { applicationState } from "@/lib/contract/code-values/draws";
import type { WaitingState } from "@/lib/contract/code-values/waitings";
import { waitingState } from "@/lib/contract/code-values/waitings";
import { clubClock } from "@/lib/shared/time/club-time";
import { useCall } from "@/lib/web/api/use-call";
import { homeReads } from "@/lib/web/my/home-reads";
import { deadlinesOf, nextRound, warningsOf } from "@/lib/web/my/pending-items";
import type { ClubClock } from "../../shared/data/club-clock";

const handled = { handled: true } as const;

/** All that my page opens with; each part may be late or missing, the others stand without it. */
export function useHome(memberIdx: number, context: PageContext, clock: ClubClock) {
  const today = clock.today(context.formats.standardTimeZone);
  const reads = homeReads(memberIdx, today, context.language);
  const info = useOwnInfo(memberIdx, context.language);
  const own = useCall(...reads.booked, handled);
  const named = useCall(...reads.named, handled);
  const waitings = useCall(...reads.waitings, handled);
  const draws = useCall(...reads.draws, handled);
  const penalties = useCall(...reads.penalties, handled);
  const coupons = useCall(...reads.coupons, handled);
  const inquiries = useCall(...reads.inquiries, handled);
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
    today,
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
