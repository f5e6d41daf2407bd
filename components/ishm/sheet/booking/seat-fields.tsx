"use client";

import { useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { MemberField } from "../../people/member-field";
import type { SeatDraft } from "./book-draft";

type Props = {
  seats: readonly SeatDraft[];
  playerCount: number;
  /** Who sits there now, by seat; a seat that is left empty keeps him. */
  sitting?: ReadonlyMap<number, string>;
  onChange: (seats: readonly SeatDraft[]) => void;
};

/** The seats beside the booker's: a member, somebody by name, or nobody yet. */
export function SeatFields({ seats, playerCount, sitting, onChange }: Props) {
  const t = useTranslations("ishm.sheet.party");
  const change = (at: number, part: Partial<SeatDraft>) =>
    onChange(seats.map((seat, other) => (other === at ? { ...seat, ...part } : seat)));
  return seats.slice(0, playerCount - 1).map((seat, at) => {
    const seq = at + 2;
    const now = sitting?.get(seq);
    return (
      <fieldset key={seq} className="border-t border-line pt-3">
        <legend className="pe-2 text-caption font-semibold">{t("seat", { seq })}</legend>
        {now ? <p className="mb-2 text-caption text-ink-2">{t("sitting", { name: now })}</p> : null}
        <div className="flex flex-col gap-3">
          <MemberField
            id={`seat-${seq}`}
            value={seat.member}
            onChange={(member) => change(at, { member, name: "" })}
          />
          {seat.member ? null : (
            <TextField
              label={t("name")}
              value={seat.name}
              maxLength={40}
              onChange={(event) => change(at, { name: event.target.value })}
            />
          )}
        </div>
      </fieldset>
    );
  });
}
