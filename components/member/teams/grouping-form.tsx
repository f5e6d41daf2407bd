"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { SelectField } from "@/components/form/select-field";
import { Button } from "@/components/ui/button";
import { companionsOf, type Placing, seatedIn, type TeamRound } from "@/lib/web/teams/grouping";
import { Refusal } from "../shared/layout/refusal";

type Props = {
  flights: readonly TeamRound[];
  isBusy: boolean;
  onSave(placing: Placing): void;
  onClose(): void;
};

/** Each companion with the tee time that he shall play; a tee time with more players than seats keeps it from being saved. */
export function GroupingForm({ flights, isBusy, onSave, onClose }: Props) {
  const t = useTranslations("teams.grouping");
  const common = useTranslations("common");
  const [placing, setPlacing] = useState<Placing>({});
  const [isRefused, setRefused] = useState(false);
  const nameOf = ({ teeTime, courseName }: TeamRound) => `${teeTime} ${courseName}`;
  // The representative has the first seat of every tee time.
  const playersIn = (flight: TeamRound) => seatedIn(flight, flights, placing).length + 1;
  const overfull = flights.filter((flight) => playersIn(flight) > flight.playerCount);
  return (
    <form
      noValidate
      method="post"
      aria-label={t("title")}
      className="mt-3 grid max-w-xl gap-5 border-t border-line bg-sheet px-5 py-5"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(overfull.length > 0);
        if (overfull.length === 0) onSave(placing);
      }}
    >
      <p className="text-caption text-ink-2">{t("lead")}</p>
      {flights.flatMap(companionsOf).map(({ key, name, seat }) => (
        <SelectField
          key={key}
          name={key}
          label={name}
          value={String(placing[key] ?? seat.bookingIdx)}
          options={flights.map((flight) => ({ value: String(flight.bookingIdx), label: nameOf(flight) }))}
          onChange={({ target }) => setPlacing({ ...placing, [key]: Number(target.value) })}
        />
      ))}
      <ul className="text-caption tabular-nums">
        {flights.map((flight) => (
          <li key={flight.bookingIdx} className={clsx(overfull.includes(flight) && "font-semibold text-bad")}>
            {t("count", { flight: nameOf(flight), players: playersIn(flight), seats: flight.playerCount })}
          </li>
        ))}
      </ul>
      <Refusal>
        {isRefused && overfull.length > 0
          ? t("overfull", { flights: overfull.map(nameOf).join(", ") })
          : null}
      </Refusal>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" isBusy={isBusy}>
          {t("save")}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {common("cancel")}
        </Button>
      </div>
    </form>
  );
}
