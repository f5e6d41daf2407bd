"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { readDate } from "@/lib/shared/time/calendar";
import { clubDate } from "@/lib/shared/time/club-time";
import { listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { NoAccess } from "../../frame/no-access";
import { OfficeFailure } from "../../frame/office-failure";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import { ScreenTabs } from "../../frame/screen-tabs";
import { useListQuery } from "../../list/use-list-query";
import { useUnmask } from "../../people/use-unmask";
import { WeatherButton } from "../stop/weather-button";
import { DayStrip } from "./day-strip";
import { DayTurn } from "./day-turn";
import { LiveSign } from "./live-sign";
import { PrintButton } from "./print-button";
import { SheetDay } from "./sheet-day";
import { useLeaving } from "./use-leaving";
import { useLiveSheet } from "./use-live-sheet";
import { useShownDay } from "./use-shown-day";

const shape = listShape({ filters: { date: "text" }, sorts: [] });

/** The tee sheet: a day on one screen, as all desks see it this moment. */
export function SheetView() {
  const { access } = useOffice();
  return access(officeMenus.sheet.code).isRead ? <Sheet /> : <NoAccess />;
}

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
            {live.sheet && rights.isCreate ? (
              <WeatherButton key={date} sheet={live.sheet} refresh={live.refresh} />
            ) : null}
            {live.sheet ? <PrintButton sheet={live.sheet} /> : null}
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
