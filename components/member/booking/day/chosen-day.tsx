"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { NotLoaded } from "@/components/member/account/loading";
import { Refusal } from "@/components/member/account/refusal";
import { Chip } from "@/components/ui/chip";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { BookingCounts } from "@/lib/contract/bookings/booking-shapes";
import type { CalendarDay, SheetSlot, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import { obstacle } from "@/lib/web/booking/day-words";
import { everything, fittingSlots, type SheetFilter } from "@/lib/web/booking/filters";
import { dayTitle } from "../dates";
import type { BookingPlace } from "../place";
import { QueuePanel } from "../queue/queue-panel";
import { useQueue } from "../queue/use-queue";
import { SheetFilters, type SheetView } from "../sheet/sheet-filters";
import { SheetList } from "../sheet/sheet-list";
import { SheetTable } from "../sheet/sheet-table";
import type { NameOf } from "../use-names";
import { DayLedger } from "./day-ledger";
import { DayNote } from "./day-note";
import { LimitsLine } from "./limits-line";

export type ChosenDayProps = {
  place: BookingPlace;
  date: string;
  day: CalendarDay | undefined;
  today: string;
  now: number;
  memberType: string;
  counts: BookingCounts | undefined;
  sheet: TeeSheet | undefined;
  slots: readonly SheetSlot[];
  own: ReadonlyMap<number, number>;
  hasFailed: boolean;
  refusal: string | null;
  nameOf: NameOf;
  heldIdx: number | null;
  busyIdx: number | null;
  isChanging: boolean;
  onPick: (slot: SheetSlot) => void;
  onRetry: () => void;
};

/** The chosen day: why it cannot be booked if it cannot, the line of its opening, or its sheet. */
export function ChosenDay(props: ChosenDayProps) {
  const t = useTranslations("booking.sheet");
  const { place, date, day, sheet } = props;
  const { queue, isShown, isJoining, problem, join } = useQueue(place, date, day?.openAt ?? null, props.now);
  const inTheWay = day
    ? obstacle(day, props.isChanging ? undefined : props.counts, props.now, props.today)
    : null;
  const typeName = props.nameOf("memberTypes", props.memberType);
  return (
    <section aria-labelledby="day-heading" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="day-heading" tabIndex={-1} className="font-serif text-section">
          <time dateTime={date}>{dayTitle(date, place.language)}</time>
        </h2>
        {day?.holidayName ? <Chip tone="outline">{day.holidayName}</Chip> : null}
        {day?.hasEvent ? <Chip tone="info">{t("event")}</Chip> : null}
      </div>
      <p role="status" className="visually-hidden">
        {sheet ? t("lead", { count: day?.freeTeams ?? 0 }) : ""}
      </p>
      <LimitsLine counts={props.counts} />
      {day ? <DayNote place={place} day={day} obstacle={inTheWay} memberTypeName={typeName} /> : null}
      <Refusal>{props.refusal}</Refusal>
      {queue && isShown ? (
        <QueuePanel {...{ place, queue, isJoining, problem }} onJoin={() => void join()} />
      ) : (
        <SheetArea {...props} />
      )}
    </section>
  );
}

function SheetArea({ place, date, day, sheet, slots, hasFailed, onRetry, ...props }: ChosenDayProps) {
  const t = useTranslations("booking.sheet");
  const [filter, setFilter] = useState<SheetFilter>(everything);
  const [view, setView] = useState<SheetView>(firstView);
  // The pressed button is painted before the sheet that follows it.
  const wanted = useDeferredValue(filter);
  const shownView = useDeferredValue(view);
  if (day && (!day.isOpen || day.totalTeams === 0)) return null;
  if (!sheet) return hasFailed ? <NotLoaded onRetry={onRetry} /> : <Skeleton className="h-96" />;
  const shown = fittingSlots(slots, wanted, props.heldIdx);
  const { nameOf, heldIdx, busyIdx, own, onPick } = props;
  const cells = { place, courses: sheet.courses, nameOf, heldIdx, busyIdx, own, onPick };
  const label = dayTitle(date, place.language);
  return (
    <>
      <SheetFilters
        {...{ place, slots, filter, view }}
        courses={sheet.courses}
        onFilter={(change) => setFilter((now) => ({ ...now, ...change }))}
        onView={setView}
      />
      {shown.length === 0 ? (
        <p role="status" className="border border-line bg-sheet px-6 py-8 text-ink-2">
          {t("nothingFits")}
        </p>
      ) : shownView === "table" ? (
        <SheetTable {...cells} label={label} slots={shown} shownCourse={wanted.course} />
      ) : (
        <SheetList {...cells} label={label} slots={shown} />
      )}
      <p className="mt-3 text-caption text-ink-3">{t("live")}</p>
      <DayLedger place={place} date={date} />
    </>
  );
}

/** A phone has room for the list, a wider screen for the table. */
function firstView(): SheetView {
  return window.matchMedia("(max-width: 699px)").matches ? "list" : "table";
}
