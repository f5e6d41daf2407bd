"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { OfficeForm } from "../../form/office-form";
import type { SheetPlace } from "../day/use-sheet-place";
import { BookerFields } from "./booker-fields";
import { CaddieField, PartyFoot } from "./party-fields";
import { RoundFields } from "./round-fields";
import { SeatFields } from "./seat-fields";
import { useBookForm } from "./use-book-form";

type Props = { begun: StaffSlot; slot: StaffSlot; place: SheetPlace; onLeave: () => void };

/** Books a time for a member or a guest. What is typed stays, whatever other desks do with the time meanwhile. */
export function BookForm({ begun, slot, place, onLeave }: Props) {
  const t = useTranslations("ishm.sheet.book");
  const { draft, change, thirds, errors, isBusy, send } = useBookForm(begun, place, onLeave);
  const isTaken = slot.booking !== null || slot.lock !== null || slot.openType !== begun.openType;
  return (
    <OfficeForm errors={errors} canSave onSubmit={send}>
      {isTaken ? (
        <p role="alert" className="bg-warn-tint px-3 py-2 text-warn">
          {t("changed")}
        </p>
      ) : null}
      <BookerFields draft={draft} errors={errors} change={change} />
      <RoundFields draft={draft} errors={errors} slot={begun} thirds={thirds} place={place} change={change} />
      <CaddieField
        value={draft.caddieMode}
        nameOf={place.nameOf}
        onChange={(caddieMode) => change({ caddieMode })}
      />
      <SeatFields
        seats={draft.seats}
        playerCount={draft.playerCount}
        onChange={(seats) => change({ seats })}
      />
      <TextField
        id="memo"
        label={t("memo")}
        value={draft.memo}
        maxLength={200}
        onChange={(event) => change({ memo: event.target.value })}
      />
      <PartyFoot label={t("confirm")} isBusy={isBusy} place={place} onLeave={onLeave} />
    </OfficeForm>
  );
}
