"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { addDays, readDate } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { forReaders } from "../../frame/for-readers";
import { OfficeFailure } from "../../frame/office-failure";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import { ScreenTabs } from "../../frame/screen-tabs";
import { useListQuery } from "../../list/use-list-query";
import { useUnmask } from "../../people/use-unmask";
import { WeatherButton } from "../stop/weather-button";
import { DayStrip } from "./day-strip";
import { LiveSign } from "./live-sign";
import { PrintButton } from "./print-sheet";
import { SheetDay } from "./sheet-day";
import { useLiveSheet } from "./use-live-sheet";
import { type Leaving, useLeaving } from "./use-sheet-context";

const shape = listShape({ filters: { date: "text" }, sorts: [] });

/** The tee sheet: a day on one screen, with live updates. */
export const SheetView = forReaders(officeMenus.sheet, Sheet);

function Sheet() {
  const t = useTranslations("ishm.sheet");
  const { access, now, formats } = useOffice();
  const rights = access(officeMenus.sheet.code);
  const { query, change } = useListQuery(shape);
  const today = clubDate(now(), formats.standardTimeZone);
  const leaving = useLeaving();
  const goTo = (day: string) => change({ filters: { date: day } });
  const date = useShownDay(readDate(query.filters.date ?? "") ?? today, leaving, goTo);
  const unmask = useUnmask(date);
  const live = useLiveSheet(date, unmask.unmaskReason);
  const choose = (day: string) => void leaving.afterLeaving(() => goTo(day));
  return (
    <>
      <PageHead
        title={t("title")}
        actions={
          <>
            <LiveSign lostAt={live.lostAt} />
            {unmask.control}
            {rights.isCreate ? <WeatherButton key={date} sheet={live.sheet} refresh={live.refresh} /> : null}
            <PrintButton sheet={live.sheet} date={date} />
          </>
        }
      />
      <ScreenTabs of="sheet" />
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <DayTurn date={date} today={today} onChoose={choose} />
        <DayStrip date={date} today={today} onChoose={choose} />
      </div>
      {live.failure ? (
        <OfficeFailure failure={live.failure} onRetry={live.retry} />
      ) : live.sheet ? (
        <SheetDay
          key={date}
          sheet={live.sheet}
          live={live}
          rights={rights}
          unmaskReason={unmask.unmaskReason}
          leaving={leaving}
        />
      ) : (
        <Skeleton className="h-[60dvh] w-full" />
      )}
    </>
  );
}

const step =
  "inline-flex size-9 shrink-0 items-center justify-center rounded-control border border-line-2 hover:bg-hover";

type Props = { date: string; today: string; onChoose: (date: string) => void };

/** Links to the previous and the next day and to today. */
function DayTurn({ date, today, onChoose }: Props) {
  const t = useTranslations("ishm.sheet.days");
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="visually-hidden">{t("day")}</legend>
      <button type="button" className={step} onClick={() => onChoose(addDays(date, -1))}>
        <Icon name="chevron-left" size={18} label={t("earlier")} />
      </button>
      <DateInput
        aria-label={t("day")}
        value={date}
        onChange={({ target }) => (readDate(target.value) ? onChoose(target.value) : undefined)}
        className="w-38 **:data-[slot=date-input]:min-h-9"
      />
      <button type="button" className={step} onClick={() => onChoose(addDays(date, 1))}>
        <Icon name="chevron-right" size={18} label={t("later")} />
      </button>
      <Button variant="outline" size="small" disabled={date === today} onClick={() => onChoose(today)}>
        {t("today")}
      </Button>
    </fieldset>
  );
}

/**
 * The day on the screen. The address may change to another one at any time (back, forward, a link): unsaved input is asked
 * about first, and whoever stays gets the address of this day again.
 */
function useShownDay(asked: string, leaving: Leaving, goTo: (date: string) => void): string {
  const [shown, setShown] = useState(asked);
  const isAsking = useRef(false);
  const isOther = asked !== shown;
  if (isOther && !leaving.isTyping) setShown(asked);
  const latest = useRef({ leaving, goTo });
  useEffect(() => {
    latest.current = { leaving, goTo };
  });
  useEffect(() => {
    if (!isOther || isAsking.current) return;
    isAsking.current = true;
    void latest.current.leaving
      .afterLeaving(() => undefined)
      .then((isLeft) => {
        isAsking.current = false;
        if (!isLeft) latest.current.goTo(shown);
      });
  }, [isOther, shown]);
  return leaving.isTyping ? shown : asked;
}
