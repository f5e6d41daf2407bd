"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { ScrollFrame } from "@/components/ui/layout/scroll-frame";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { type SheetPart, sheetParts } from "@/lib/web/reservation/sheet-parts";
import { PartPrices } from "./part-prices";
import { type Cells, useSlotCells } from "./use-slot-cells";

type Props = Cells & { label: string; slots: readonly SheetSlot[]; shownCourse: string };

/** The timeline: a row per time, a column per nine, under the parts of the day. */
export function SheetTable({ label, slots, shownCourse, ...cells }: Props) {
  const t = useTranslations("booking.sheet");
  const courses = cells.courses.filter(({ courseCode }) => !shownCourse || courseCode === shownCourse);
  const codes = courses.map(({ courseCode }) => courseCode).join();
  const parts = useMemo(() => sheetParts(slots, codes.split(",")), [slots, codes]);
  const nameOf = (code: string) => cells.courses.find((one) => one.courseCode === code)?.courseName ?? code;
  return (
    <ScrollFrame>
      <table
        aria-label={label}
        className={clsx(
          "w-full table-fixed border-collapse border border-line bg-sheet tabular-nums",
          // A fifth column would leave no room for a name; the frame scrolls.
          courses.length > 3 ? "min-w-[29rem]" : "min-w-[18.5rem]",
        )}
      >
        <thead>
          <tr className="rule-bottom">
            <th scope="col" className="w-13 min-[43.75rem]:w-21">
              <span className="visually-hidden">{t("time")}</span>
            </th>
            {courses.map(({ courseCode, courseName, courseOut, free }) => (
              <th
                key={courseCode}
                scope="col"
                className="border-s border-line px-1.5 py-3 text-start align-baseline font-normal min-[43.75rem]:px-4"
              >
                <span className="flex flex-wrap items-baseline justify-between gap-x-2 max-[43.75rem]:flex-col">
                  <span>
                    <span className="inline-block font-serif text-lead min-[43.75rem]:text-sub">
                      {courseName}
                    </span>{" "}
                    <span className="inline-block text-chip text-ink-3 max-[43.75rem]:block">
                      → {nameOf(courseOut)}
                    </span>
                  </span>
                  {cells.isOffered ? (
                    <span className="text-chip text-ink-3">{t("free", { count: free })}</span>
                  ) : null}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {parts.map((part) => (
          <PartRows key={part.period} part={part} codes={codes.split(",")} cells={cells} />
        ))}
      </table>
    </ScrollFrame>
  );
}

type PartProps = { part: SheetPart<SheetSlot>; codes: readonly string[]; cells: Cells };

function PartRows({ part, codes, cells }: PartProps) {
  const t = useTranslations("booking.sheet");
  const cell = useSlotCells(cells);
  const slots = part.rows.flatMap(({ slots: atTime }) => atTime.filter((slot) => slot !== null));
  const free = slots.filter(({ bookable }) => bookable).length;
  const span = { part: cells.nameOf("periods", part.period), from: part.from, to: part.to };
  return (
    <tbody>
      <tr className="border-y border-line bg-paper-2">
        <th
          colSpan={codes.length + 1}
          scope="rowgroup"
          className="px-4 py-2.5 text-start text-caption font-normal"
        >
          <span className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{t("part", span)}</span>
            {free > 0 ? (
              <PartPrices context={cells.context} slots={slots} />
            ) : (
              <span className="text-ink-2">{t("none")}</span>
            )}
          </span>
        </th>
      </tr>
      {part.rows.map(({ teeTime, slots }) => (
        <tr key={teeTime} className="border-b border-line">
          <th
            scope="row"
            className="py-0 ps-1.5 text-start text-caption font-semibold whitespace-nowrap min-[43.75rem]:ps-4 min-[43.75rem]:text-base"
          >
            {teeTime}
          </th>
          {slots.map((slot, index) => (
            <td key={codes[index]} className="h-px border-s border-line p-0">
              {slot ? cell(slot, false) : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
