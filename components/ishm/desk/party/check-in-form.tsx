"use client";

import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { CheckboxField } from "@/components/form/checkbox-field";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import type { DeskBooking } from "@/lib/contract/bookings/ops-desk";
import { useDeskAction } from "../use-desk-action";

type Props = {
  booking: DeskBooking;
  /** Grows with every scan that opens the party: the button takes the focus, Enter is enough. */
  scans: number;
  refresh: () => Promise<unknown>;
  onDone: () => void;
};

/** Checks the party in: all players, or those who came, with the consequences of a smaller party or an absent booker. */
export function CheckInForm({ booking, scans, refresh, onDone }: Props) {
  const t = useTranslations("ishm.desk.checkIn");
  const { playerCount, minPlayers } = booking;
  const [seenSeqs, setSeen] = useState<number[]>([]);
  const [came, setCame] = useState(playerCount);
  const [isBookerAbsent, setAbsent] = useState(false);
  const { run, isBusy, failure } = useDeskAction(booking, refresh);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (scans > 0) button.current?.focus();
  }, [scans]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const seen = seenSeqs.length > 0 ? { seenSeqs } : {};
    if (await run({ event: "CHECK_IN", actualPlayers: came, isBookerAbsent, ...seen })) onDone();
  };
  const counts = Array.from({ length: playerCount }, (_, index) => playerCount - index);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <Button
        ref={button}
        type="submit"
        variant="binding"
        className="w-full"
        isBusy={isBusy}
        busyText={t("busy")}
      >
        {t("confirm", { count: came })}
      </Button>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <SelectField
          id={`came-${booking.bookingIdx}`}
          label={t("came")}
          value={String(came)}
          options={counts.map((count) => ({ value: String(count), label: t("count", { count }) }))}
          onChange={(event) => setCame(Number(event.target.value))}
          fieldClassName="w-36"
        />
        <CheckboxField
          id={`absent-${booking.bookingIdx}`}
          label={t("absent")}
          checked={isBookerAbsent}
          onChange={(event) => setAbsent(event.target.checked)}
          fieldClassName="mb-1"
        />
      </div>
      <SeenMembers booking={booking} seen={seenSeqs} onChange={setSeen} />
      <div role="status" className="text-caption text-warn empty:hidden">
        {came < minPlayers ? <p>{t("tooFew", { min: minPlayers })}</p> : null}
        {isBookerAbsent ? <p>{t("absentNote")}</p> : null}
      </div>
    </form>
  );
}

type SeenMembersProps = { booking: DeskBooking; seen: readonly number[]; onChange: (seen: number[]) => void };

/** Members of the party who have not accepted: those present are ticked, and pay their own member rate. */
function SeenMembers({ booking, seen, onChange }: SeenMembersProps) {
  const t = useTranslations("ishm.desk.checkIn");
  const { players, bookingIdx } = booking;
  const asked = players.filter(({ memberIdx, isOwnFee }) => memberIdx !== null && isOwnFee === false);
  if (asked.length === 0) return null;
  return (
    <fieldset className="min-w-0">
      <legend className="text-caption font-semibold">{t("seen")}</legend>
      {asked.map(({ seq, name }) => (
        <CheckboxField
          key={seq}
          id={`seen-${bookingIdx}-${seq}`}
          label={name}
          checked={seen.includes(seq)}
          onChange={({ target }) =>
            onChange([...seen.filter((one) => one !== seq), ...(target.checked ? [seq] : [])])
          }
        />
      ))}
      <p className="text-caption text-ink-2">{t("seenHint")}</p>
    </fieldset>
  );
}
