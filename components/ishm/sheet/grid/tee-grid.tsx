"use client";

import { useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { cn } from "@/components/ui/cn";
import type { StaffSheet } from "@/lib/contract/tee-sheets/ops-tee-sheets";
import { toastBar } from "@/lib/web/runtime/toasts";
import type { NameOf } from "../booking/use-names";
import { useNextTime } from "../day/use-next-time";
import type { SheetDesk } from "../day/use-sheet-desk";
import { isSideBySide, type SheetPart, type StaffSlot } from "./sheet-grid";
import { TeePart } from "./tee-part";
import { useGridHands } from "./use-grid-keys";
import { useSlotDrag } from "./use-slot-drag";

type Props = {
  sheet: StaffSheet;
  parts: readonly SheetPart[];
  desk: SheetDesk;
  nameOf: NameOf;
  marked: ReadonlySet<number>;
  mayMove: boolean;
  isWide: boolean;
};

/** The day on one screen. Its rows are as high as the window has room for, never lower than a finger needs. */
export function TeeGrid({ sheet, parts, desk, nameOf, marked, mayMove, isWide }: Props) {
  const t = useTranslations("ishm.sheet");
  const drag = useSlotDrag(desk, mayMove);
  const hands = useGridHands(desk, {
    mayMove,
    swallowsClick: drag.swallowsClick,
    onNoDrop: () => toastBar(t("move.impossible"), { tone: "alert" }),
  });
  const nextTime = useNextTime(sheet);
  const isSplit = isWide && isSideBySide(parts);
  const counts = parts.map(({ rows }) => rows.length);
  const rows = isSplit ? Math.max(...counts) : counts.reduce((sum, count) => sum + count, 0);
  const names = new Map(sheet.courses.map(({ courseCode, courseName }) => [courseCode, courseName]));
  const wordOf = ({ display, booking }: StaffSlot) => booking?.stateName ?? nameOf("timeOpenCodes", display);
  return (
    <div
      {...drag.hands}
      {...hands}
      className={cn(
        "flex gap-3",
        isSplit ? "flex-row" : "flex-col",
        drag.from && "cursor-grabbing select-none",
      )}
      style={{ "--row": `clamp(24px, calc((100dvh - 412px) / ${rows}), 40px)` } as CSSProperties}
    >
      {parts.map((part) => (
        <TeePart
          key={part.period}
          part={part}
          name={nameOf("periods", part.period)}
          courseName={(code) => names.get(code) ?? code}
          wordOf={wordOf}
          desk={desk}
          drag={drag}
          marked={marked}
          isDense={isSplit && desk.opened !== null}
          nextTime={nextTime}
        />
      ))}
    </div>
  );
}
