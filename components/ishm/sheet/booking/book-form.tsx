"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { TextField } from "@/components/form/text-field";
import type { StaffSlot } from "@/components/ishm/sheet/grid/sheet-grid";
import { call } from "@/lib/web/api/browser";
import { toastBar } from "@/lib/web/runtime/toasts";
import { FormFrame } from "../../form/form-frame";
import { type OfficeForm, useOfficeForm } from "../../form/use-office-form";
import { MemberField } from "../../people/member-field";
import { stale } from "../day/use-sheet-call";
import type { SheetContext } from "../day/use-sheet-context";
import { type BookDraft, bookCall, bookDraftOf, bookProblems, thirdNines } from "./book-draft";
import { CaddieField, PartyFoot, SeatFields } from "./party-fields";
import { RoundFields } from "./round-fields";

type Props = { begun: StaffSlot; slot: StaffSlot; context: SheetContext; onLeave: () => void };

/** Books a slot for a member or a guest. Input stays even if the slot changes meanwhile. */
export function BookForm({ begun, slot, context, onLeave }: Props) {
  const t = useTranslations("ishm.sheet.book");
  const thirds = thirdNines(context.sheet.slots, begun);
  const form = useBookForm(begun, context, onLeave);
  const { draft, change, errorOf } = form;
  const isTaken = slot.booking !== null || slot.lock !== null || slot.openType !== begun.openType;
  return (
    <FormFrame form={form}>
      {isTaken ? (
        <p role="alert" className="bg-warn-tint px-3 py-2 text-warn">
          {t("changed")}
        </p>
      ) : null}
      <BookerFields form={form} />
      <RoundFields
        draft={draft}
        errorOf={errorOf}
        slot={begun}
        thirds={thirds}
        context={context}
        change={change}
      />
      <CaddieField
        value={draft.caddieMode}
        slot={begun}
        context={context}
        onChange={(caddieMode) => change({ caddieMode })}
      />
      <SeatFields
        seats={draft.seats}
        playerCount={draft.playerCount}
        onChange={(seats) => change({ seats })}
      />
      <TextField id="memo" {...form.text("memo")} label={t("memo")} maxLength={200} />
      <PartyFoot label={t("confirm")} isBusy={form.isBusy} context={context} onLeave={onLeave} />
    </FormFrame>
  );
}

type BookerFieldsProps = {
  form: Pick<OfficeForm<BookDraft>, "draft" | "change" | "text" | "errorOf">;
};

/** For whom a time is booked: a member, or a guest by name. */
function BookerFields({ form }: BookerFieldsProps) {
  const t = useTranslations("ishm.sheet.book");
  const words = useTranslations("ishm.form");
  const { draft, change, errorOf } = form;
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
          error={errorOf("memberIdx")}
          requiredText={words("required")}
          onChange={(member) => change({ member })}
        />
      ) : (
        <>
          <TextField
            {...form.text("name")}
            id="guest.name"
            label={t("name")}
            error={errorOf("guest.name")}
            requiredText={words("required")}
            maxLength={40}
          />
          <TextField
            {...form.text("phoneNo")}
            id="guest.phoneNo"
            label={t("phone")}
            error={errorOf("guest.phoneNo")}
            inputMode="tel"
            maxLength={19}
          />
        </>
      )}
    </>
  );
}

/** The form of a new booking, for the slot that it was opened on. */
function useBookForm(begun: StaffSlot, context: SheetContext, onLeave: () => void) {
  const t = useTranslations("ishm.sheet");
  const { setTyping, refresh, sheet } = context;
  return useOfficeForm({
    record: begun,
    draftOf: (slot) => bookDraftOf(slot, sheet.caddieModes[slot.caddieMode]),
    onTyped: setTyping,
    check: (draft) => bookProblems(draft, thirdNines(sheet.slots, begun)),
    sentenceOf: ({ field }) => (field === "linkedSheetIdx" ? t("book.thirdGone") : null),
    send: (draft) => call("POST /ops/bookings", bookCall(draft, begun.sheetIdx), { handled: true }),
    refresh,
    wordOf: ({ code }) => (code === stale ? t("stale") : null),
    onSaved({ rsvNo }) {
      toastBar(t("book.done", { rsvNo }));
      setTyping(false);
      onLeave();
    },
  });
}
