"use client";

import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { partsOfCourse, sheetParts } from "@/components/ishm/sheet/grid/sheet-grid";
import { EmptyState } from "@/components/ui/layout/empty-state";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import type { MenuAccess } from "@/lib/web/office/menu-access";
import { MoveDialog } from "../booking/move-dialog";
import { useNames } from "../booking/use-names";
import { CarryBar } from "../grid/carry-bar";
import { ChosenBar } from "../grid/chosen-bar";
import { TeeGrid } from "../grid/tee-grid";
import { SlotPanel } from "../slot/slot-panel";
import { CourseTabs } from "./course-tabs";
import { DayNote } from "./day-note";
import { LedgerBar } from "./ledger-bar";
import type { Leaving } from "./use-leaving";
import type { LiveSheet } from "./use-live-sheet";
import { useMedia } from "./use-media";
import { useSheetDesk } from "./use-sheet-desk";
import { useSheetPlace } from "./use-sheet-place";

type Props = {
  sheet: StaffSheet;
  live: LiveSheet;
  rights: MenuAccess;
  unmaskReason: string | undefined;
  leaving: Leaving;
};

/** One day: what its times are kept for, the times themselves, and the one that is open. */
export function SheetDay({ sheet, live, rights, unmaskReason, leaving }: Props) {
  const t = useTranslations("ishm.sheet");
  const isWide = useMedia("(min-width: 1100px)");
  const isNarrow = !useMedia("(min-width: 700px)");
  const [asked, setAsked] = useState(sheet.courses[0]?.courseCode ?? "");
  const parts = useMemo(() => {
    const all = sheetParts(sheet);
    return isNarrow ? partsOfCourse(all, asked) : all;
  }, [sheet, isNarrow, asked]);
  const desk = useSheetDesk(sheet, parts);
  const nameOf = useNames();
  const place = useSheetPlace({ sheet, desk, rights, nameOf, unmaskReason, refresh: live.refresh, leaving });
  if (sheet.slots.length === 0) return <EmptyState title={t("empty")} text={t("emptyHint")} />;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center gap-x-6 gap-y-1">
        <DayNote sheet={sheet} />
        <LedgerBar ledger={sheet.ledger} />
        <button
          type="button"
          aria-pressed={desk.isChoosing}
          onClick={desk.turnChoosing}
          className="min-h-7 rounded-control border border-line-2 px-2.5 text-caption font-semibold hover:bg-hover aria-pressed:bg-selected"
        >
          {t("choosing")}
        </button>
      </div>
      {isNarrow ? <CourseTabs courses={sheet.courses} chosen={asked} onChoose={setAsked} /> : null}
      <CarryBar place={place} />
      <div className="flex items-start gap-4">
        <div className="min-w-0 grow">
          <TeeGrid
            sheet={sheet}
            parts={parts}
            desk={place.desk}
            nameOf={nameOf}
            marked={live.marked}
            mayMove={rights.isUpdate}
            isWide={isWide}
          />
          <ChosenBar place={place} />
        </div>
        <SlotPanel place={place} isWide={isWide} />
      </div>
      <MoveDialog place={place} />
      <p className="mt-2 hidden text-caption text-ink-3 min-[1100px]:block">{t("keys")}</p>
    </>
  );
}
