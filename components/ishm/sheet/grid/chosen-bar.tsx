"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { type Purpose, purposesFor } from "@/components/ishm/sheet/slot/purpose";
import type { IconName } from "@/components/ui/layout/icons";
import { SelectionBar } from "../../list/selection-bar";
import type { SheetPlace } from "../day/use-sheet-place";
import { PurposeDialog } from "../slot/purpose-dialog";

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
