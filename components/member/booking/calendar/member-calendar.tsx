"use client";

import { useTranslations } from "next-intl";
import { memo, useCallback, useState } from "react";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Button } from "@/components/ui/button";
import type { CalendarDay } from "@/lib/contract/tee-sheets/tee-sheets";
import { shortDate } from "@/lib/shared/time/date-words";
import type { WaitingPositions } from "@/lib/web/booking/day-words";
import { useIsNarrow } from "@/lib/web/runtime/narrow";
import { MonthGrid } from "./month-grid";
import { useDayFaces } from "./use-day-faces";
import { WeekStrip } from "./week-strip";

type Props = {
  context: BookingContext;
  month: string;
  days: readonly CalendarDay[];
  places: WaitingPositions;
  isSuspended: boolean;
  now: number;
  today: string;
  chosen: string | null;
  onMonth: (month: string, also?: string | null) => void;
  onChoose: (date: string) => void;
};

/**
 * The member's month: free teams, the lowest fee, openings, draws, events, where he waits and what he has booked. What is typed into
 * the form of a held time draws it not again.
 */
export const MemberCalendar = memo(function MemberCalendar({
  days,
  places,
  isSuspended,
  now,
  today,
  ...grid
}: Props) {
  const t = useTranslations("booking.calendar");
  const isNarrow = useIsNarrow();
  const [isWhole, setWhole] = useState(false);
  const faceOf = useDayFaces({ context: grid.context, days, places, isSuspended, now, today });
  const { onChoose } = grid;
  const choose = useCallback(
    (date: string) => {
      if (faceOf(date)?.isSilent ?? true) return;
      setWhole(false);
      onChoose(date);
    },
    [faceOf, onChoose],
  );
  if (isNarrow && !isWhole) {
    const { context, chosen, onMonth } = grid;
    return (
      <WeekStrip
        context={context}
        chosen={chosen}
        today={today}
        faceOf={faceOf}
        onMonth={onMonth}
        onChoose={choose}
        onWhole={() => setWhole(true)}
      />
    );
  }
  return (
    <div className="border border-line bg-sheet">
      <MonthGrid {...grid} today={today} faceOf={faceOf} onChoose={choose} />
      <Legend context={grid.context} isSuspended={isSuspended} />
      {isNarrow ? (
        <Button variant="quiet" className="w-full" onClick={() => setWhole(false)}>
          {t("byWeek")}
        </Button>
      ) : null}
    </div>
  );
});

function Legend({ context, isSuspended }: Pick<Props, "context" | "isSuspended">) {
  const t = useTranslations("booking.calendar");
  const strong = (text: string) => <strong className="font-semibold text-pine-700">{text}</strong>;
  return (
    <p className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line px-4 py-4 text-chip text-ink-2">
      {isSuspended ? null : (
        <span>
          {strong(t("free", { count: 12 }))} {t("freeMeans")}
        </span>
      )}
      <span>
        {strong(shortDate("2026-12-08", context))} {t("dateMeans")}
      </span>
      <span>
        <span className="text-bark">◆</span> {t("mineMeans")}
      </span>
      <span>
        <span className="text-bark">☆</span> {t("event")}
      </span>
    </p>
  );
}
