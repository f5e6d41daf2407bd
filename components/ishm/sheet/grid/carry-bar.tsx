"use client";

import { useTranslations } from "next-intl";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import type { SheetPlace } from "../day/use-sheet-place";
import { dropOn } from "./drop";

const bar =
  "sticky top-16 z-30 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-panel bg-bar py-1.5 ps-4 pe-2 text-on-bar";
const button =
  "min-h-9 rounded-control px-3 font-semibold hover:bg-on-bar/12 aria-disabled:cursor-not-allowed aria-disabled:opacity-70";

/** What is carried, and what putting it down here would do; read out with every step. */
export function CarryBar({ place }: { place: SheetPlace }) {
  const t = useTranslations("ishm.sheet.carry");
  const { carried, target } = place.desk;
  const drop = carried && target ? dropOn(carried, target) : null;
  const there = {
    time: target ? place.titleOf(target) : "",
    name: target?.booking ? bookerOf(target.booking) : "",
  };
  const isStart = target?.sheetIdx === carried?.sheetIdx;
  return (
    <div className={carried ? bar : "visually-hidden"}>
      <p role="status" className="grow">
        {carried?.booking ? (
          <>
            <strong className="me-3 font-semibold">
              {t("carrying", { name: bookerOf(carried.booking), time: place.titleOf(carried) })}
            </strong>
            <span>{isStart ? t("choose") : t(drop ?? "impossible", there)}</span>
          </>
        ) : null}
      </p>
      {carried ? (
        <>
          <button
            type="button"
            className={button}
            aria-disabled={drop === null}
            onClick={() => (target && drop ? place.desk.dropAt(carried, target.sheetIdx) : undefined)}
          >
            {t("putHere")}
          </button>
          <button type="button" className={button} onClick={place.desk.giveUp}>
            {t("giveUp")}
          </button>
        </>
      ) : null}
    </div>
  );
}
