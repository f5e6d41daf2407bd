import { useCallback, useEffect, useRef, useState } from "react";
import type { DeskDay } from "@/lib/contract/bookings/ops-desk";
import { readDate } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { followSheet } from "@/lib/web/office/sheet/follow-sheet";
import { useOffice } from "../frame/root/office-context";
import { useScreenLocation } from "../frame/root/screens-context";
import { type DeskGroup, deskGroups } from "./arrivals";

/** The arrivals of a day, with live updates. */
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
    /** Reads the day again after an action. */
    refresh: useCallback(async () => following.current?.refresh(), []),
    retry: () => setFailed(null),
  };
}

/** The day and the filter in the address; by default today and everybody. */
export function useDeskQuery(now: Date) {
  const { formats } = useOffice();
  const { path, search } = useScreenLocation();
  const asked = new URLSearchParams(search);
  const today = clubDate(now, formats.standardTimeZone);
  const date = readDate(asked.get("date") ?? "") ?? today;
  const group = deskGroups.find((one) => one === asked.get("group")) ?? null;

  function go(to: { date?: string | null; group?: DeskGroup | null }) {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(to)) {
      if (value && value !== today) next.set(name, value);
      else next.delete(name);
    }
    const text = next.toString();
    window.history.replaceState(null, "", text ? `${path}?${text}` : path);
  }
  return { date, today, group, go };
}
