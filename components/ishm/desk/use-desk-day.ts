import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskDay } from "@/lib/contract/bookings/ops-desk";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { followSheet } from "@/lib/web/office/sheet/follow-sheet";
import { useOffice } from "../frame/root/office-context";

/** The arrivals of a day, which go on changing with what other desks and members do. */
export function useDeskDay(date: string, reason: string | undefined) {
  const { language, now } = useOffice();
  const [day, setDay] = useState<DeskDay | null>(null);
  const [failed, setFailed] = useState<{ date: string; failure: CallFailure } | null>(null);
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const failure = failed?.date === date ? failed.failure : null;
  const isOver = failure !== null;
  const following = useRef<ReturnType<typeof followSheet>>(undefined);
  const clock = useRef(now);
  useEffect(() => {
    clock.current = now;
  });
  useEffect(() => {
    if (isOver) return;
    const query = { lang: language, date };
    const one = followSheet<DeskDay>(
      {
        read: (signal) => call("GET /ops/desk", { query: { ...query, reason } }, { quiet: true, signal }),
        changes: (known, signal) =>
          call("GET /ops/tee-sheet/changes", { query: { ...query, known } }, { quiet: true, signal }),
      },
      {
        onSheet: setDay,
        onLive: () => setLostAt(null),
        onLost: () => setLostAt((since) => since ?? clock.current()),
        onRefused: (refused) => setFailed({ date, failure: refused }),
      },
    );
    following.current = one;
    return one.end;
  }, [date, reason, language, isOver]);
  return {
    day: day?.playDate === date ? day : null,
    failure,
    lostAt,
    /** After an action of this desk: what became of the day. */
    refresh: useCallback(async () => following.current?.refresh(), []),
    retry: () => setFailed(null),
  };
}
