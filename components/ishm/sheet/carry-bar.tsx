"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { dropOn } from "@/lib/web/office/sheet/drop";
import { bookerOf } from "@/lib/web/office/sheet/slot-face";
import type { SheetPlace } from "./use-sheet-place";

/** What is carried, and what putting it down here would do; read out with every step. */
export function CarryBar({ place }: { place: SheetPlace }) {
  const t = useTranslations("ishm.sheet.carry");
  const { carried, target } = place.desk;
  if (!carried?.booking) return <p role="status" className="visually-hidden" />;
  const drop = target ? dropOn(carried, target) : null;
  const there = target ? place.titleOf(target) : "";
  const other = target?.booking ? bookerOf(target.booking) : "";
  const outcome =
    target?.sheetIdx === carried.sheetIdx
      ? t("choose")
      : t(drop ?? "impossible", { time: there, name: other });
  return (
    <div className="sticky top-16 z-30 mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-panel bg-bar px-4 py-1.5 text-on-bar">
      <p role="status" className="grow">
        <strong className="me-3 font-semibold">
          {t("carrying", { name: bookerOf(carried.booking), time: place.titleOf(carried) })}
        </strong>
        {outcome}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="text-on-bar"
        aria-disabled={drop === null}
        onClick={() => (target && drop ? place.desk.dropAt(carried, target.sheetIdx) : undefined)}
      >
        {t("putHere")}
      </Button>
      <Button variant="quiet" size="small" className="text-on-bar" onClick={place.desk.giveUp}>
        {t("giveUp")}
      </Button>
    </div>
  );
}
