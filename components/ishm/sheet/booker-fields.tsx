"use client";

import { useTranslations } from "next-intl";
import { RadioField } from "@/components/form/radio-field";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { type BookDraft, bookingWays, partySizes } from "@/lib/web/office/sheet/book-draft";
import type { StaffSlot } from "@/lib/web/office/sheet/sheet-grid";
import type { useFormErrors } from "../form/use-form-errors";
import { MemberField } from "../people/member-field";
import type { SheetPlace } from "./use-sheet-place";

type Draft = {
  draft: BookDraft;
  errors: ReturnType<typeof useFormErrors>;
  change: (part: Partial<BookDraft>) => void;
};
type Round = Draft & { slot: StaffSlot; place: SheetPlace };

/** For whom a time is booked: a member, or a guest by name. */
export function BookerFields({ draft, errors, change }: Draft) {
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

/** How it was asked for, how many play, and how far. */
export function RoundFields({ draft, errors, slot, place, change }: Round) {
  const t = useTranslations("ishm.sheet.book");
  return (
    <>
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
          options={partySizes(slot).map((size) => ({ value: String(size), label: String(size) }))}
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
    </>
  );
}
