"use client";

import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { clubTime } from "@/lib/shared/time/club-time";
import { OfficeFailure } from "../frame/office-failure";
import { useOffice } from "../frame/root/office-context";
import { FilterChoice } from "../list/filter-choice";
import { FilterDay } from "../list/filter-day";
import { LiveSign } from "../sheet/day/live-sign";
import { ArrivalList } from "./arrival-list";
import { arrivalsAt, countGroups, type DeskGroup, deskGroups, splitArrivals } from "./arrivals";
import type { useDeskDay, useDeskQuery } from "./use-desk-day";

type Props = {
  day: ReturnType<typeof useDeskDay>;
  query: ReturnType<typeof useDeskQuery>;
  now: Date;
  openIdx: number | null;
  onOpen: (booking: DeskBooking) => void;
};

/** The parties of a day: who is to be dealt with first, then who plays or has gone. */
export function DeskDayList({ day, query, now, openIdx, onOpen }: Props) {
  const t = useTranslations("ishm.desk");
  const { formats } = useOffice();
  const { day: data, failure, lostAt, retry } = day;
  if (failure && !data) return <OfficeFailure failure={failure} onRetry={retry} />;
  if (!data) return <Skeleton className="h-96 w-full" />;
  const all = arrivalsAt(data.list, now);
  const { upcoming, past } = splitArrivals(
    query.group === null ? all : all.filter(({ group }) => group === query.group),
  );
  const open = (bookingIdx: number) => {
    const found = data.list.find((booking) => booking.bookingIdx === bookingIdx);
    if (found) onOpen(found);
  };
  const isToday = query.date === query.today;
  const line = isToday ? { moment: now, clock: clubTime(now, formats.standardTimeZone) } : undefined;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <GroupFilter
          counts={countGroups(all)}
          chosen={query.group}
          onChoose={(group) => query.go({ group })}
        />
        <FilterDay label={t("day")} chosen={query.date} onChoose={(date) => query.go({ date })} />
        <LiveSign lostAt={lostAt} />
      </div>
      <ArrivalList
        title={t("ahead")}
        arrivals={upcoming}
        empty={t("aheadEmpty")}
        openIdx={openIdx}
        {...(line ? { now: line } : {})}
        onOpen={open}
      />
      {past.length > 0 ? (
        <ArrivalList title={t("behind")} arrivals={past} empty="" openIdx={openIdx} onOpen={open} />
      ) : null}
    </div>
  );
}

type GroupFilterProps = {
  counts: Record<DeskGroup, number>;
  chosen: DeskGroup | null;
  onChoose: (group: DeskGroup | null) => void;
};

/** The number of parties per phase; a press filters by it. */
function GroupFilter({ counts, chosen, onChoose }: GroupFilterProps) {
  const t = useTranslations("ishm.desk");
  return (
    <FilterChoice
      legend={t("groups.legend")}
      values={deskGroups}
      chosen={chosen}
      label={(group) => t(`groups.${group}`, { count: counts[group] })}
      onChoose={onChoose}
    />
  );
}
