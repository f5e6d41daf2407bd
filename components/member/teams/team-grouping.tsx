"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { useOnce } from "@/lib/web/runtime/use-once";
import {
  companionsOf,
  groupingCall,
  openFlights,
  type Placing,
  type TeamRound,
} from "@/lib/web/teams/grouping";
import { Refusal } from "../account/refusal";
import { clubClock } from "../mypage/club-clock";
import { GroupingForm } from "./grouping-form";
import type { TeamPlace } from "./place";

type Props = {
  teamFormIdx: number;
  /** All rounds of one date. */
  rounds: readonly TeamRound[];
  place: TeamPlace;
  /** Reads the rounds again. */
  onDone(): Promise<unknown>;
};

/** Players of a date change tee times, until half an hour before each; nobody comes or goes. */
export function TeamGrouping({ teamFormIdx, rounds, place, onDone }: Props) {
  const t = useTranslations("teams.grouping");
  const { run, isBusy } = useOnce();
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const flights = openFlights(rounds, place.formats.standardTimeZone, clubClock.now());
  const canMove = flights.length > 1 && flights.some((flight) => companionsOf(flight).length > 0);
  const save = (placing: Placing) =>
    run(async () => {
      setRefusal(null);
      const input = groupingCall(teamFormIdx, flights, placing);
      if (input === null) return setOpen(false);
      const answer = await call("PUT /ext/team-forms/{id}/grouping", input, { handled: true });
      // Refused or not, the next look is at the rounds as they are now.
      await onDone();
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, place.language));
      setOpen(false);
      setTold(t("done"));
    });
  if (!canMove && !told && !refusal) return null;
  return (
    <div className="mt-2 ps-4">
      <p role="status" className="text-caption text-ok empty:hidden">
        {told}
      </p>
      {isOpen && canMove ? (
        <GroupingForm
          key={flights.map(({ bookingIdx, version }) => `${bookingIdx}:${version}`).join()}
          {...{ flights, isBusy }}
          onSave={(placing) => void save(placing)}
          onClose={() => setOpen(false)}
        />
      ) : canMove ? (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            setTold("");
            setRefusal(null);
            setOpen(true);
          }}
        >
          {t("open")}
        </Button>
      ) : null}
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
