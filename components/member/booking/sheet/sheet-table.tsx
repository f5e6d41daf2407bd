"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { TeeSheet } from "@/components/ui/layout/tee-sheet";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { sheetParts } from "@/lib/web/reservation/sheet-parts";
import { PartPrices } from "./part-prices";
import { type Cells, useSlotCells } from "./use-slot-cells";

type Props = Cells & { label: string; slots: readonly SheetSlot[]; shownCourse: string };

/** The timeline: a row per time, a column per nine, under the parts of the day. */
export function SheetTable({ label, slots, shownCourse, ...cells }: Props) {
  const t = useTranslations("booking.sheet");
  const cell = useSlotCells(cells);
  const courses = cells.courses.filter(({ courseCode }) => !shownCourse || courseCode === shownCourse);
  const codes = courses.map(({ courseCode }) => courseCode).join();
  const parts = useMemo(() => sheetParts(slots, codes.split(",")), [slots, codes]);
  const nameOf = (code: string) => cells.courses.find((one) => one.courseCode === code)?.courseName ?? code;
  return (
    <TeeSheet
      label={label}
      timeLabel={t("time")}
      courses={courses.map(({ courseCode, courseName, courseOut, free }) => ({
        courseCode,
        name: courseName,
        next: nameOf(courseOut),
        note: cells.isOffered ? t("free", { count: free }) : null,
      }))}
      parts={parts.map(({ period, from, to, rows }) => {
        const atTimes = rows.flatMap((row) => row.slots.filter((slot) => slot !== null));
        const isFree = atTimes.some(({ bookable }) => bookable);
        return {
          period,
          rows,
          title: t("part", { part: cells.nameOf("periods", period), from, to }),
          note: isFree ? <PartPrices context={cells.context} slots={atTimes} /> : t("none"),
        };
      })}
      renderSlot={(slot) => cell(slot, false)}
    />
  );
}
