"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { memo, useDeferredValue, useState } from "react";
import { QueuePanel } from "@/components/member/booking/queue/queue-panel";
import { useQueue } from "@/components/member/booking/queue/use-queue";
import { SheetFilters, type SheetView } from "@/components/member/booking/sheet/sheet-filters";
import { SheetList } from "@/components/member/booking/sheet/sheet-list";
import { SheetTable } from "@/components/member/booking/sheet/sheet-table";
import type { NameOf } from "@/components/member/booking/use-names";
import { NotLoaded } from "@/components/member/shared/layout/loading";
import { MemberLink } from "@/components/member/shared/layout/member-link";
import { Refusal } from "@/components/member/shared/layout/refusal";
import type { BookingContext } from "@/components/member/shared/page-context";
import { Chip } from "@/components/ui/chip";
import { ShareSection } from "@/components/ui/layout/share-section";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { BookingCounts } from "@/lib/contract/bookings/booking-shapes";
import type { CalendarDay, SheetSlot, TeeSheet } from "@/lib/contract/tee-sheets/tee-sheets";
import type { SheetChoice } from "@/lib/shared/tee-times/sheet-choice";
import { useCall } from "@/lib/web/api/use-call";
import type { Obstacle } from "@/lib/web/booking/day-words";
import { everything, fittingSlots, type SheetFilter } from "@/lib/web/booking/filters";
import { dayTitle } from "@/lib/web/reservation/days";
import { ledgerParts } from "@/lib/web/reservation/sheet-parts";
import { localePath } from "@/lib/web/routing/locale";
import { paths } from "@/lib/web/routing/paths";
import { isNarrow } from "@/lib/web/runtime/narrow";
import { DayNote } from "./day-note";

export type ChosenDayProps = {
  context: BookingContext;
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
  obstacle: Obstacle | null;
  /** Which times the address asks for. */
  choice: SheetChoice;
  onPick: (slot: SheetSlot) => void;
  onRetry: () => void;
};

/**
 * The chosen day: why it cannot be booked if it cannot, the line of its opening, or its sheet. What is typed into the form of a held
 * time draws it not again.
 */
export const ChosenDay = memo(function ChosenDay(props: ChosenDayProps) {
  const t = useTranslations("booking.sheet");
  const { context, date, day, sheet } = props;
  const { queue, isShown, isJoining, problem, join } = useQueue(
    context,
    date,
    day?.openAt ?? null,
    props.now,
  );
  const inTheWay = props.obstacle;
  const typeName = props.nameOf("memberTypes", props.memberType);
  return (
    <section aria-labelledby="day-heading" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="day-heading" tabIndex={-1} className="font-serif text-section">
          <time dateTime={date}>{dayTitle(date, context)}</time>
        </h2>
        {day?.holidayName ? <Chip tone="outline">{day.holidayName}</Chip> : null}
        {day?.eventIdx ? (
          <MemberLink
            href={localePath(paths.event(day.eventIdx), context.language, context.defaultLanguage)}
            className="inline-flex min-h-11 items-center"
          >
            <Chip tone="info">{t("event")}</Chip>
          </MemberLink>
        ) : null}
        {day?.hasDraw ? (
          <MemberLink
            href={localePath(paths.draws.list(), context.language, context.defaultLanguage)}
            className="inline-flex min-h-11 items-center"
          >
            <Chip tone="warn">{t("draw")}</Chip>
          </MemberLink>
        ) : null}
      </div>
      <p role="status" className="visually-hidden">
        {sheet && !inTheWay ? t("lead", { count: day?.freeTeams ?? 0 }) : ""}
      </p>
      <LimitsLine counts={props.counts} className="max-[43.6875rem]:hidden" />
      {day ? <DayNote context={context} day={day} obstacle={inTheWay} memberTypeName={typeName} /> : null}
      <Refusal>{props.refusal}</Refusal>
      {queue && isShown ? (
        <QueuePanel
          context={context}
          queue={queue}
          isJoining={isJoining}
          problem={problem}
          onJoin={() => void join()}
        />
      ) : (
        <SheetArea {...props} />
      )}
      <LimitsLine counts={props.counts} className="mt-8 min-[43.75rem]:hidden" />
    </section>
  );
});

function SheetArea({ context, date, day, sheet, slots, hasFailed, onRetry, ...props }: ChosenDayProps) {
  const t = useTranslations("booking.sheet");
  const [filter, setFilter] = useState<SheetFilter>({ ...everything, ...props.choice });
  const [view, setView] = useState<SheetView>(firstView);
  // The pressed button is painted before the sheet that follows it.
  const wanted = useDeferredValue(filter);
  const shownView = useDeferredValue(view);
  if (day && (!day.isOpen || day.totalTeams === 0)) return null;
  if (!sheet) return hasFailed ? <NotLoaded onRetry={onRetry} /> : <Skeleton className="h-96" />;
  const shown = fittingSlots(slots, wanted, props.heldIdx);
  const { nameOf, heldIdx, busyIdx, own, onPick } = props;
  const isOffered = props.obstacle === null;
  const cells = { context, courses: sheet.courses, nameOf, heldIdx, busyIdx, own, isOffered, onPick };
  const label = dayTitle(date, context);
  return (
    <>
      <SheetFilters
        context={context}
        slots={slots}
        filter={filter}
        view={view}
        courses={sheet.courses}
        isOffered={isOffered}
        nameOf={nameOf}
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
        <SheetList {...cells} label={label} slots={shown} isFolded={!wanted.isFreeOnly} />
      )}
      <p className="mt-3 text-caption text-ink-3">{t("live")}</p>
      <DayLedger context={context} date={date} isOffered={isOffered} />
    </>
  );
}

/** A phone has room for the list, a wider screen for the table. */
function firstView(): SheetView {
  return isNarrow() ? "list" : "table";
}

type DayLedgerProps = { context: BookingContext; date: string; isOffered: boolean };

/** The use of all teams of a day, as a bar and in words; what the member cannot have is no "available". */
export function DayLedger({ context, date, isOffered }: DayLedgerProps) {
  const t = useTranslations("reservation.ledger");
  const { data: ledger } = useCall(
    "GET /ext/slots-ledger/{club}/{date}",
    { params: { club: context.clubCode, date }, query: { lang: context.language } },
    { handled: true },
  );
  if (!ledger || ledger.total === 0) return null;
  return (
    <ShareSection
      id="ledger-heading"
      title={t("title", { total: ledger.total })}
      shares={ledgerParts.map((part) => ({
        ...part,
        label: t(part.key === "open" && !isOffered ? "notBooked" : part.key),
        count: ledger[part.key],
      }))}
      note={t("note")}
    />
  );
}

const windows = ["week", "month", "monthWeekend", "open"] as const;

/** How much of what the member may book around this day is used. */
function LimitsLine({ counts, className }: { counts: BookingCounts | undefined; className: string }) {
  const t = useTranslations("booking.limits");
  if (!counts) return null;
  const shown = windows.filter((window) => counts.limits[window] !== null);
  return (
    <dl className={clsx("mb-5 flex flex-wrap gap-x-8 gap-y-2 text-caption", className)}>
      {shown.map((window) => (
        <div key={window}>
          <dt className="text-ink-3">{t(window)}</dt>
          <dd className="text-base font-semibold tabular-nums">
            {t("used", { used: counts.counts[window], limit: counts.limits[window] ?? 0 })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
