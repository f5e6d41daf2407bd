"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/web/booking/party";

type Props = { onAdd: (seat: Seat) => void };

/** Somebody who is no member, by name; with a phone number the club tells him of the round. */
export function GuestAsk({ onAdd }: Props) {
  const t = useTranslations("booking.seat");
  const [name, setName] = useState("");
  const [phoneNo, setPhone] = useState("");
  const [error, setError] = useState<string>();

  function add(): void {
    if (!name.trim()) {
      setError(t("nameMissing"));
      return;
    }
    onAdd({ kind: "guest", name: name.trim(), phoneNo: phoneNo.trim() });
    setName("");
    setPhone("");
    setError(undefined);
  }

  return (
    <div className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2">
      <TextField
        label={t("guestName")}
        error={error}
        value={name}
        autoComplete="off"
        maxLength={40}
        onChange={({ target }) => setName(target.value)}
      />
      <TextField
        label={t("guestPhone")}
        value={phoneNo}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={19}
        onChange={({ target }) => setPhone(target.value)}
      />
      <Button variant="outline" onClick={add}>
        {t("addGuest")}
      </Button>
    </div>
  );
}
