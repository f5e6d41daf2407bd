"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetSlot } from "@/lib/contract/tee-sheets/tee-sheets";
import { sheetParts } from "@/lib/web/reservation/sheet-parts";
import { PartPrices } from "./part-prices";
import { type Cells, useSlotCells } from "./use-slot-cells";

type Props = Cells & {
  label: string;
  slots: readonly SheetSlot[];
  /** Free times first; what is taken is folded below them. */
  isFolded?: boolean;
};

/** The list: a line per tee time and course in the order of the clock. Lines far away are laid out when they come near. */
export function SheetList({ label, slots, isFolded = false, ...cells }: Props) {
  const t = useTranslations("booking.sheet");
  const cell = useSlotCells(cells);
  const codes = cells.courses.map(({ courseCode }) => courseCode).join();
  const parts = useMemo(() => sheetParts(slots, codes.split(",")), [slots, codes]);
  const row = (slot: SheetSlot) => (
    <li
      key={slot.sheetIdx}
      className="border-b border-line [contain-intrinsic-size:auto_57px] [content-visibility:auto]"
    >
      {cell(slot, true)}
    </li>
  );
  const isInSight = ({ sheetIdx, openCode, bookable }: SheetSlot) =>
    bookable || openCode === slotState.beingBooked || sheetIdx === cells.heldIdx || cells.own.has(sheetIdx);
  return (
    <div className="border border-line bg-sheet tabular-nums">
      {parts.map((part) => {
        const name = t("part", {
          part: cells.nameOf("periods", part.period),
          from: part.from,
          to: part.to,
        });
        const all = part.rows.flatMap(({ slots: atTime }) => atTime.filter((slot) => slot !== null));
        const first = isFolded ? all.filter(isInSight) : all;
        const folded = isFolded ? all.filter((slot) => !isInSight(slot)) : [];
        return (
          <section key={part.period} aria-label={`${label}, ${name}`}>
            <h3 className="flex flex-wrap justify-between gap-x-4 border-b border-line bg-paper-2 px-4 py-2.5 text-caption font-semibold">
              <span>{name}</span>
              <PartPrices context={cells.context} slots={all} />
            </h3>
            <ul>{first.map(row)}</ul>
            {folded.length > 0 ? (
              <details>
                <summary className="flex min-h-11 cursor-pointer items-center border-b border-line px-4 text-caption text-ink-2 hover:bg-hover">
                  {t("folded", { count: folded.length })}
                </summary>
                <ul>{folded.map(row)}</ul>
              </details>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
