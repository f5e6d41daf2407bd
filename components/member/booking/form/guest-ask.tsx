"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { type FormDraft, type SavedForm, useSavedForm } from "@/components/member/shared/form/use-saved-form";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/web/booking/party";
import { readSavedBooking, saveBooking } from "@/lib/web/booking/saved-booking";
import { onEnter } from "./on-enter";

type Props = { memberIdx: number; onAdd: (seat: Seat) => void };

/**
 * Somebody who is no member, by name; with a phone number the club tells him of the round. A half-typed name outlives
 * the form, which goes when the time is lost.
 */
export function GuestAsk({ memberIdx, onAdd }: Props) {
  const t = useTranslations("booking.seat");
  const form: SavedForm<Guest> = useSavedForm({
    draft: guestDraft(memberIdx),
    initial: nobody,
    check: ({ guestName }) => ({ guestName: guestName.trim() ? undefined : t("nameMissing") }),
    send: async (guest) => {
      const { guestName, guestPhone } = guest;
      onAdd({ kind: "guest", name: guestName.trim(), phoneNo: guestPhone.trim() });
      form.reset(guest);
      // The next one is typed at once.
      document.getElementById("guestName")?.focus();
      return null;
    },
  });
  return (
    <div className="grid grid-cols-1 gap-3 min-[26.25rem]:grid-cols-2">
      <TextField
        {...form.field("guestName")}
        label={t("guestName")}
        autoComplete="off"
        maxLength={40}
        onKeyDown={onEnter(form.submit)}
      />
      <TextField
        {...form.field("guestPhone")}
        onKeyDown={onEnter(form.submit)}
        label={t("guestPhone")}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={19}
      />
      <Button variant="outline" onClick={() => void form.submit()}>
        {t("addGuest")}
      </Button>
    </div>
  );
}

type Guest = { guestName: string; guestPhone: string };
const nobody: Guest = { guestName: "", guestPhone: "" };

/** A half-typed guest is saved with the rest of the booking. */
function guestDraft(memberIdx: number): FormDraft {
  return {
    read: () => {
      const { guest } = readSavedBooking(memberIdx);
      return guest ? { guestName: guest.name, guestPhone: guest.phoneNo } : {};
    },
    write: ({ guestName: name = "", guestPhone: phoneNo = "" }) =>
      saveBooking(memberIdx, {
        guest: name || phoneNo ? { name: String(name), phoneNo: String(phoneNo) } : null,
      }),
  };
}
