"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeForm } from "../../form/office-form";
import { useDraft } from "../../form/use-draft";
import { useFormErrors } from "../../form/use-form-errors";
import { MemberField } from "../../people/member-field";
import { useDeskCall } from "../day/use-desk-call";
import type { SheetPlace } from "../day/use-sheet-place";
import { type BookDraft, bookCall, bookDraftOf, bookProblems, thirdNines } from "./book-draft";
import { CaddieField, PartyFoot, SeatFields } from "./party-fields";
import { RoundFields } from "./round-fields";

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

type BookerFieldsProps = {
  draft: BookDraft;
  errors: ReturnType<typeof useFormErrors>;
  change: (part: Partial<BookDraft>) => void;
};

/** For whom a time is booked: a member, or a guest by name. */
function BookerFields({ draft, errors, change }: BookerFieldsProps) {
  const t = useTranslations("ishm.sheet.book");
  return (
    <>
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
    </>
  );
}

/** A booking as it is typed for the slot that it was begun on. */
function useBookForm(begun: StaffSlot, place: SheetPlace, onLeave: () => void) {
  const t = useTranslations("ishm.sheet.book");
  const { draft, isDirty, change } = useDraft(bookDraftOf(begun));
  const { setTyping } = place;
  const action = useDeskCall("POST /ops/bookings", {
    refresh: place.refresh,
    onDone({ rsvNo }) {
      toastBar(t("done", { rsvNo }));
      setTyping(false);
      onLeave();
    },
  });
  const thirds = thirdNines(place.sheet.slots, begun);
  const errors = useFormErrors({
    problems: bookProblems(draft, thirds),
    sentenceOf: ({ field }) => (field === "linkedSheetIdx" ? t("thirdGone") : null),
    ...action,
  });
  useEffect(() => setTyping(isDirty), [setTyping, isDirty]);
  return {
    draft,
    change,
    thirds,
    errors,
    isBusy: action.isBusy,
    send: () => (errors.pass() ? void action.send(bookCall(draft, begun.sheetIdx)) : undefined),
  };
}
