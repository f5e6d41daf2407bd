"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { sheetParts } from "@/lib/web/reservation/sheet-parts";
import { type Cells, useSlotCells } from "./use-slot-cells";

type Props = Cells & { label: string; slots: readonly SheetSlot[] };

/** The list: a line per tee time and course in the order of the clock. Lines far away are laid out when they come near. */
export function SheetList({ label, slots, ...cells }: Props) {
  const t = useTranslations("booking.sheet");
  const cell = useSlotCells(cells);
  const codes = cells.courses.map(({ courseCode }) => courseCode).join();
  const parts = useMemo(() => sheetParts(slots, codes.split(",")), [slots, codes]);
  return (
    <div className="border border-line bg-sheet tabular-nums">
      {parts.map((part) => {
        const name = t("part", {
          part: cells.nameOf("periods", part.period),
          from: part.from,
          to: part.to,
        });
        return (
          <section key={part.period} aria-label={`${label}, ${name}`}>
            <h3 className="border-b border-line bg-paper-2 px-4 py-2.5 text-caption font-semibold">{name}</h3>
            <ul>
              {part.rows.flatMap(({ slots: atTime }) =>
                atTime.flatMap((slot) =>
                  slot ? (
                    <li
                      key={slot.sheetIdx}
                      className="border-b border-line [contain-intrinsic-size:auto_57px] [content-visibility:auto]"
                    >
                      {cell(slot, true)}
                    </li>
                  ) : (
                    []
                  ),
                ),
              )}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
