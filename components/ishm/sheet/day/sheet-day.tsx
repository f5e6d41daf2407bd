"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState, useSyncExternalStore } from "react";
import { partsOfCourse, sheetParts } from "@/components/ishm/sheet/grid/sheet-grid";
import { Chip } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/layout/empty-state";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import { MoveDialog } from "../booking/move-dialog";
import { useNames } from "../booking/use-names";
import { CarryBar, ChosenBar } from "../grid/grid-bars";
import { TeeGrid } from "../grid/tee-grid";
import { SlotPanel } from "../slot/slot-panel";
import { type Ledger, ledgerShares } from "./day-figures";
import type { LiveSheet } from "./use-live-sheet";
import type { Leaving } from "./use-sheet-context";
import { useSheetContext } from "./use-sheet-context";
import { useSheetState } from "./use-sheet-state";

type Props = {
  sheet: StaffSheet;
  live: LiveSheet;
  rights: MenuAccess;
  unmaskReason: string | undefined;
  leaving: Leaving;
};

/** One day: the sums, the grid of slots and the panel of the open slot. */
export function SheetDay({ sheet, live, rights, unmaskReason, leaving }: Props) {
  const t = useTranslations("ishm.sheet");
  const isWide = useSteady(useMedia("(min-width: 68.75rem)"), leaving.isTyping);
  const isNarrow = !useMedia("(min-width: 43.75rem)");
  const [asked, setAsked] = useState(sheet.courses[0]?.courseCode ?? "");
  const parts = useMemo(() => {
    const all = sheetParts(sheet);
    return isNarrow ? partsOfCourse(all, asked) : all;
  }, [sheet, isNarrow, asked]);
  const state = useSheetState(sheet, parts);
  const nameOf = useNames();
  const context = useSheetContext({
    sheet,
    state,
    rights,
    nameOf,
    unmaskReason,
    refresh: live.refresh,
    leaving,
  });
  if (sheet.slots.length === 0) return <EmptyState title={t("empty")} text={t("emptyHint")} />;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        <DayNote sheet={sheet} />
        <LedgerBar ledger={sheet.ledger} />
        <button
          type="button"
          aria-pressed={state.isChoosing}
          onClick={state.turnChoosing}
          className="min-h-7 rounded-control border border-line-2 px-2.5 text-caption font-semibold hover:bg-hover aria-pressed:bg-selected"
        >
          {t("choosing")}
        </button>
      </div>
      {isNarrow ? <CourseTabs courses={sheet.courses} chosen={asked} onChoose={setAsked} /> : null}
      <CarryBar context={context} />
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <TeeGrid
            sheet={sheet}
            parts={parts}
            state={context.state}
            nameOf={nameOf}
            marked={live.marked}
            mayMove={rights.isUpdate}
            isWide={isWide}
          />
          <ChosenBar context={context} />
        </div>
        <SlotPanel context={context} isWide={isWide} />
      </div>
      <MoveDialog context={context} />
      <p className="mt-2 hidden text-caption text-ink-3 min-[68.75rem]:block">{t("keys")}</p>
    </>
  );
}

type CourseTabsProps = {
  courses: StaffSheet["courses"];
  chosen: string;
  onChoose: (courseCode: string) => void;
};

/** On a narrow screen one course at a time. */
function CourseTabs({ courses, chosen, onChoose }: CourseTabsProps) {
  const t = useTranslations("ishm.sheet");
  return (
    <fieldset className="mb-2 flex border-b border-line">
      <legend className="visually-hidden">{t("course")}</legend>
      {courses.map(({ courseCode, courseName }) => (
        <button
          key={courseCode}
          type="button"
          aria-pressed={courseCode === chosen}
          onClick={() => onChoose(courseCode)}
          className={cn(
            "-mb-px min-h-11 grow border-b-3 border-transparent font-semibold text-ink-2",
            courseCode === chosen && "border-primary text-ink",
          )}
        >
          {courseName}
        </button>
      ))}
    </fieldset>
  );
}

/** The name of the holiday or closing of the day; else whether weekend prices apply. */
function DayNote({ sheet }: { sheet: StaffSheet }) {
  const t = useTranslations("ishm.sheet.dayTypes");
  return (
    <p className="flex items-center gap-2">
      {sheet.isOpen ? null : <Chip tone="bad">{t("closed")}</Chip>}
      <span className="text-caption font-semibold">{sheet.holidayName ?? t(sheet.dayType)}</span>
    </p>
  );
}

/** The slots of the day by state: a bar, and the same in words. */
function LedgerBar({ ledger }: { ledger: Ledger }) {
  const t = useTranslations("ishm.sheet.ledger");
  const shares = ledgerShares(ledger);
  return (
    <section aria-label={t("label")} className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
      <div aria-hidden="true" className="flex h-2.5 min-w-40 grow gap-px">
        {shares.map(({ kind, fill, percent }) => (
          <span key={kind} className={fill} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4 text-caption">
        {shares.map(({ kind, fill, count }) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 ${fill}`} />
            {t(kind)} <strong className="font-semibold tabular-nums">{count}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The value, or the one before for as long as it is held: a form that moved between panel and dialog would begin anew. */
function useSteady(value: boolean, isHeld: boolean): boolean {
  const [steady, setSteady] = useState(value);
  if (!isHeld && steady !== value) setSteady(value);
  return isHeld ? steady : value;
}

/** Whether a media query matches; true where there is no layout (server, tests). */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener("change", onChange);
      return () => list?.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? true,
    () => true,
  );
}
