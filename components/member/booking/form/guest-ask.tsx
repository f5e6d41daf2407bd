"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import type { Seat } from "@/lib/web/booking/party";
import { type HalfNamed, readProgress, saveProgress } from "@/lib/web/booking/progress";

type Props = { memberIdx: number; onAdd: (seat: Seat) => void };

const nobody: HalfNamed = { name: "", phoneNo: "" };

/**
 * Somebody who is no member, by name; with a phone number the club tells him of the round. A half-typed name outlives
 * the form, which goes when the time is lost.
 */
export function GuestAsk({ memberIdx, onAdd }: Props) {
  const t = useTranslations("booking.seat");
  const [guest, setGuest] = useState(() => readProgress(memberIdx).guest ?? nobody);
  const { name, phoneNo } = guest;
  const [error, setError] = useState<string>();

  function change(part: Partial<HalfNamed>): void {
    const next = { ...guest, ...part };
    setGuest(next);
    saveProgress(memberIdx, { guest: next.name || next.phoneNo ? next : null });
  }

  function add(): void {
    if (!name.trim()) {
      setError(t("nameMissing"));
      return;
    }
    onAdd({ kind: "guest", name: name.trim(), phoneNo: phoneNo.trim() });
    change(nobody);
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
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={t("guestPhone")}
        value={phoneNo}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={19}
        onChange={({ target }) => change({ phoneNo: target.value })}
      />
      <Button variant="outline" onClick={add}>
        {t("addGuest")}
      </Button>
    </div>
  );
}
