"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Purpose, purposesFor } from "@/components/ishm/sheet/slot/purpose";
import { bookerOf } from "@/components/ishm/sheet/slot/slot-face";
import type { IconName } from "@/components/ui/layout/icons";
import { SelectionBar } from "../../list/selection-bar";
import type { SheetContext } from "../day/use-sheet-context";
import { PurposeDialog } from "../slot/purpose-dialog";
import { dropOn } from "./drop";

const bar =
  "sticky top-16 z-30 mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-panel bg-bar py-1.5 ps-4 pe-2 text-on-bar";
const button =
  "min-h-9 rounded-control px-3 font-semibold hover:bg-on-bar/12 aria-disabled:cursor-not-allowed aria-disabled:opacity-70";

/** The booking that is being moved, and what dropping it on the focused slot would do; announced with every step. */
export function CarryBar({ context }: { context: SheetContext }) {
  const t = useTranslations("ishm.sheet.carry");
  const { carried, target } = context.state;
  const drop = carried && target ? dropOn(carried, target) : null;
  const there = {
    time: target ? context.titleOf(target) : "",
    name: target?.booking ? bookerOf(target.booking) : "",
  };
  const isStart = target?.sheetIdx === carried?.sheetIdx;
  return (
    <div className={carried ? bar : "visually-hidden"}>
      <p role="status" className="grow">
        {carried?.booking ? (
          <>
            <strong className="me-3 font-semibold">
              {t("carrying", { name: bookerOf(carried.booking), time: context.titleOf(carried) })}
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
            onClick={() => (target && drop ? context.state.dropAt(carried, target.sheetIdx) : undefined)}
          >
            {t("putHere")}
          </button>
          <button type="button" className={button} onClick={context.state.giveUp}>
            {t("giveUp")}
          </button>
        </>
      ) : null}
    </div>
  );
}

const icons: Record<Purpose, IconName> = { block: "minus", open: "check", allot: "user", note: "document" };

/** The actions on all selected slots. */
export function ChosenBar({ context }: { context: SheetContext }) {
  const t = useTranslations("ishm.sheet.acts");
  const { state, rights } = context;
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const slots = context.sheet.slots.filter(({ sheetIdx }) => state.chosen.has(sheetIdx));
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
        onClear={state.clear}
      />
      <PurposeDialog purpose={purpose} slots={slots} context={context} onClose={() => setPurpose(null)} />
    </div>
  );
}
