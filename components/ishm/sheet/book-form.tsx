"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import {
  bookCall,
  bookDraftOf,
  bookingWays,
  bookProblems,
  partySizes,
} from "@/lib/web/office/sheet/book-draft";
import type { StaffSlot } from "@/lib/web/office/sheet/sheet-grid";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../form/office-form";
import { useDraft } from "../form/use-draft";
import { useFormErrors } from "../form/use-form-errors";
import { MemberField } from "../people/member-field";
import { CaddieField, PartyFoot } from "./party-fields";
import { SeatFields } from "./seat-fields";
import { useDeskCall } from "./use-desk-call";
import type { SheetPlace } from "./use-sheet-place";

type Props = { begun: StaffSlot; slot: StaffSlot; place: SheetPlace; onLeave: () => void };

/** Books a time for a member or a guest. What is typed stays, whatever other desks do with the time meanwhile. */
export function BookForm({ begun, slot, place, onLeave }: Props) {
  const t = useTranslations("ishm.sheet.book");
  const { draft, isDirty, change } = useDraft(bookDraftOf(begun));
  const act = useDeskCall("POST /ops/bookings", {
    refresh: place.refresh,
    onDone({ rsvNo }) {
      toastBar(t("done", { rsvNo }));
      place.setTyping(false);
      onLeave();
    },
  });
  const errors = useFormErrors({ problems: bookProblems(draft), ...act });
  const { setTyping } = place;
  useEffect(() => setTyping(isDirty), [setTyping, isDirty]);
  const isTaken = slot.booking !== null || slot.lock !== null || slot.openType !== begun.openType;
  return (
    <OfficeForm
      errors={errors}
      canSave
      onSubmit={() => (errors.pass() ? void act.send(bookCall(draft, begun.sheetIdx)) : undefined)}
    >
      {isTaken ? (
        <p role="alert" className="bg-warn-tint px-3 py-2 text-warn">
          {t("changed")}
        </p>
      ) : null}
      <RadioField
        id="who"
        label={t("who")}
        options={[
          { value: "member", label: t("member") },
          { value: "guest", label: t("guest") },
        ]}
        value={draft.isMember ? "member" : "guest"}
        onChange={(event) => change({ isMember: event.target.value === "member" })}
      />
      {draft.isMember ? (
        <MemberField
          id="memberIdx"
          value={draft.member}
          error={errors.of("memberIdx")}
          onChange={(member) => change({ member })}
        />
      ) : (
        <>
          <TextField
            id="guest.name"
            label={t("name")}
            error={errors.of("guest.name")}
            value={draft.name}
            maxLength={40}
            onChange={(event) => change({ name: event.target.value })}
          />
          <TextField
            id="guest.phoneNo"
            label={t("phone")}
            error={errors.of("guest.phoneNo")}
            inputMode="tel"
            value={draft.phoneNo}
            maxLength={19}
            onChange={(event) => change({ phoneNo: event.target.value })}
          />
        </>
      )}
      <SelectField
        id="reservationType"
        label={t("way")}
        options={bookingWays.map((value) => ({ value, label: place.nameOf("reservationTypes", value) }))}
        value={draft.way}
        onChange={({ target }) => change({ way: bookingWays.find((one) => one === target.value) ?? "50" })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          id="playerCount"
          label={t("players")}
          error={errors.of("playerCount")}
          options={partySizes(begun).map((size) => ({ value: String(size), label: String(size) }))}
          value={String(draft.playerCount)}
          onChange={(event) => change({ playerCount: Number(event.target.value) })}
        />
        <SelectField
          id="holeCode"
          label={t("holes")}
          options={(["18", "09"] as const).map((value) => ({
            value,
            label: place.nameOf("holeCodes", value),
          }))}
          value={draft.holeCode}
          onChange={({ target }) => change({ holeCode: target.value === "09" ? "09" : "18" })}
        />
      </div>
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
      <PartyFoot label={t("confirm")} isBusy={act.isBusy} place={place} onLeave={onLeave} />
    </OfficeForm>
  );
}
