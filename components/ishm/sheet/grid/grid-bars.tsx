"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Purpose, purposesFor } from "@/components/ishm/sheet/slot/purpose";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import type { IconName } from "@/components/ui/layout/icons";
import { SelectionBar } from "../../list/selection-bar";
import type { SheetPlace } from "../day/use-sheet-place";
import { PurposeDialog } from "../slot/purpose-dialog";
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

const icons: Record<Purpose, IconName> = { block: "minus", open: "check", allot: "user", note: "document" };

/** What can be done with all chosen times at once. */
export function ChosenBar({ place }: { place: SheetPlace }) {
  const t = useTranslations("ishm.sheet.acts");
  const { desk, rights } = place;
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const slots = place.sheet.slots.filter(({ sheetIdx }) => desk.chosen.has(sheetIdx));
  const offered = rights.isUpdate ? purposesFor(slots) : [];
  return (
    <div className="sticky bottom-2 z-20">
      <SelectionBar
        count={slots.length}
        isBusy={false}
        actions={offered.map((one) => ({
          key: one,
          label: t(`purpose.${one}`),
          icon: icons[one],
          onDo: () => setPurpose(one),
        }))}
        onClear={desk.clear}
      />
      <PurposeDialog purpose={purpose} slots={slots} place={place} onClose={() => setPurpose(null)} />
    </div>
  );
}
