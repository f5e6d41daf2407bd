import { useCallback, useEffect, useRef, useState } from "react";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { clubDate, clubTime } from "@/lib/shared/time/club-time";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { followSheet } from "@/lib/web/office/sheet/follow-sheet";
import { useOffice } from "../../frame/root/office-context";
import { changedSlots } from "./day-figures";

const markedMs = 4000;
const nothing: ReadonlySet<number> = new Set();

/**
 * A day of the tee sheet with live updates. Only this day is cached: a screen that is open all day would otherwise fill the
 * memory with three months of days.
 */
export function useLiveSheet(date: string, reason: string | undefined) {
  const { language, now } = useOffice();
  const [sheet, setSheet] = useState<StaffSheet | null>(null);
  const [failed, setFailed] = useState<{ date: string; failure: CallFailure } | null>(null);
  const [lostAt, setLostAt] = useState<Date | null>(null);
  const failure = failed?.date === date ? failed.failure : null;
  const isOver = failure !== null;
  const { marked, mark } = useMarks();
  const following = useRef<ReturnType<typeof followSheet>>(undefined);
  const clock = useRef(now);
  clock.current = now;

  useEffect(() => {
    if (isOver) return;
    let last: StaffSheet | null = null;
    const query = { lang: language, date };
    const one = followSheet(
      {
        read: (signal) =>
          call("GET /ops/tee-sheet", { query: { ...query, reason } }, { quiet: true, signal }),
        changes: (known, signal) =>
          call("GET /ops/tee-sheet/changes", { query: { ...query, known } }, { quiet: true, signal }),
      },
      {
        onSheet(next, isOwn) {
          if (!isOwn) mark(changedSlots(last, next));
          last = next;
          setSheet(next);
        },
        onLive: () => setLostAt(null),
        onLost: () => setLostAt((since) => since ?? clock.current()),
        onRefused: (refused) => setFailed({ date, failure: refused }),
      },
    );
    following.current = one;
    return one.end;
  }, [date, reason, language, isOver, mark]);

  return {
    sheet: sheet?.playDate === date ? sheet : null,
    failure,
    lostAt,
    marked,
    /** Reads the day again after an action. */
    refresh: useCallback(async () => following.current?.refresh(), []),
    retry: () => setFailed(null),
  };
}

export type LiveSheet = ReturnType<typeof useLiveSheet>;

/** The slots that somebody else has just changed, for a short while. */
function useMarks() {
  const [marked, setMarked] = useState<ReadonlySet<number>>(nothing);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = useCallback((sheetIdxs: readonly number[]) => {
    if (sheetIdxs.length === 0) return;
    setMarked(new Set(sheetIdxs));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setMarked(nothing), markedMs);
  }, []);
  return { marked, mark };
}

/** The first tee time that is still to come by the club's clock; null when it is another day, or over. */
export function useNextTime({ playDate, slots }: StaffSheet): string | null {
  const { now, formats } = useOffice();
  const moment = now();
  if (clubDate(moment, formats.standardTimeZone) !== playDate) return null;
  const time = clubTime(moment, formats.standardTimeZone).slice(0, 5);
  const coming = slots.map(({ teeTime }) => teeTime).filter((teeTime) => teeTime >= time);
  return coming.sort()[0] ?? null;
}
