"use client";

import { useTranslations } from "next-intl";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { addDays, daysBetween } from "@/lib/shared/time/calendar";
import { dateInWords, shortDate } from "@/lib/shared/time/date-words";
import { useCall } from "@/lib/web/api/use-call";
import { stripDays, stripLength } from "@/lib/web/office/sheet/strip-days";
import { useOffice } from "../../frame/root/office-context";
import { dayWindow, scrollTo } from "./day-figures";

const dayWidth = 62;

type Props = { date: string; today: string; onChoose: (date: string) => void };

/** Three months to scroll through, each day with what is free; only the days in sight are drawn. */
export function DayStrip({ date, today, onChoose }: Props) {
  const t = useTranslations("ishm.sheet.days");
  const { from, to } = stripDays(today, date);
  const frame = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(0);
  const [width, setWidth] = useState(0);
  const chosen = daysBetween(from, date);
  useLayoutEffect(() => {
    const strip = frame.current;
    if (!strip) return;
    setWidth(strip.clientWidth);
    strip.scrollLeft = scrollTo(chosen, { width: strip.clientWidth, dayWidth });
  }, [chosen]);
  useEffect(() => {
    const onResize = () => setWidth(frame.current?.clientWidth ?? 0);
    window.addEventListener("resize", onResize);
    return () => window.removeEventListener("resize", onResize);
  }, []);
  const shown = dayWindow(scrolled, { width, dayWidth, count: stripLength });
  const ledgerOf = useDays(from, to);
  return (
    <div
      ref={frame}
      onScroll={(event) => setScrolled(event.currentTarget.scrollLeft)}
      className="min-w-0 grow basis-72 overflow-x-auto [scrollbar-width:thin]"
    >
      <ul aria-label={t("label")} className="relative h-12" style={{ width: stripLength * dayWidth }}>
        {Array.from({ length: shown.to - shown.from }, (_, at) => shown.from + at).map((at) => {
          const day = addDays(from, at);
          return (
            <li
              key={day}
              className="absolute inset-y-0"
              style={{ insetInlineStart: at * dayWidth, width: dayWidth }}
            >
              <StripDay
                day={day}
                isToday={day === today}
                isChosen={day === date}
                open={ledgerOf(day)}
                onChoose={() => onChoose(day)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Free = { open: number; isOpen: boolean; isWeekend: boolean } | null;

function useDays(from: string, to: string): (day: string) => Free {
  const { language } = useOffice();
  const { data } = useCall(
    "GET /ops/tee-sheet/days",
    { query: { lang: language, from, to } },
    { keepPreviousData: true, handled: true, revalidateOnFocus: false, refreshInterval: 60_000 },
  );
  return (day) => {
    const found = data?.list.find((one) => one.date === day);
    if (!found) return null;
    const { ledger, isOpen, dayType } = found;
    return { open: ledger.open + ledger.allotted, isOpen, isWeekend: dayType === "WEEKEND" };
  };
}

type DayProps = { day: string; isToday: boolean; isChosen: boolean; open: Free; onChoose: () => void };

function StripDay({ day, isToday, isChosen, open, onChoose }: DayProps) {
  const t = useTranslations("ishm.sheet.days");
  const { language, formats } = useOffice();
  const writer = { language, formats };
  const part = (options: Intl.DateTimeFormatOptions) => dateInWords(day, writer, options);
  const word = !open ? "" : open.isOpen ? t("free", { count: open.open }) : t("closed");
  return (
    <button
      type="button"
      aria-current={isChosen ? "date" : undefined}
      onClick={onChoose}
      className={cn(
        "flex h-full w-full flex-col items-center justify-center border-b-3 border-transparent text-chip leading-tight tabular-nums outline-offset-[-3px] hover:bg-hover",
        isChosen && "border-bark bg-selected font-semibold",
        open?.isWeekend && "text-accent-text",
      )}
    >
      <span className="visually-hidden">
        {[part({ dateStyle: "full" }), isToday ? t("today") : "", word && " "].filter(Boolean).join(", ")}
      </span>
      <span aria-hidden="true" className={cn(isToday && "underline decoration-2 underline-offset-4")}>
        {`${shortDate(day, writer)} ${part({ weekday: "narrow" })}`}
      </span>
      <span className="font-normal text-ink-2">{word}</span>
    </button>
  );
}
