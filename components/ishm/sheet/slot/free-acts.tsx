"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { Button } from "@/components/ui/button";
import { slotState } from "@/lib/contract/code-values/tee-sheets";
import type { SheetPlace } from "../day/use-sheet-place";
import type { Purpose } from "./purpose";
import { purposesFor } from "./purpose";
import { PurposeDialog } from "./purpose-dialog";
import { SqueezeDialog } from "./squeeze-dialog";

type Props = { slot: StaffSlot; place: SheetPlace; onBook: () => void };

/** What can be done with a time that nobody has booked. */
export function FreeActions({ slot, place, onBook }: Props) {
  const t = useTranslations("ishm.sheet.acts");
  const { rights } = place;
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const [isSqueezing, setSqueezing] = useState(false);
  const isPast = slot.display === slotState.closed;
  const canBook = rights.isCreate && !isPast && slot.lock === null && slot.linkedSheetIdx === null;
  return (
    <div className="flex flex-wrap gap-2">
      {canBook ? (
        <Button size="small" onClick={onBook}>
          {t("book")}
        </Button>
      ) : null}
      {rights.isUpdate
        ? purposesFor([slot]).map((one) => (
            <Button key={one} variant="outline" size="small" onClick={() => setPurpose(one)}>
              {t(`purpose.${one}`)}
            </Button>
          ))
        : null}
      {rights.isCreate && !isPast ? (
        <Button variant="outline" size="small" onClick={() => setSqueezing(true)}>
          {t("squeeze")}
        </Button>
      ) : null}
      <PurposeDialog purpose={purpose} slots={[slot]} place={place} onClose={() => setPurpose(null)} />
      {isSqueezing ? <SqueezeDialog after={slot} place={place} onClose={() => setSqueezing(false)} /> : null}
    </div>
  );
}
