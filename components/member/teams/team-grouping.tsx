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
import { clubClock } from "../shared/data/club-clock";
import { Refusal } from "../shared/layout/refusal";
import { GroupingForm } from "./grouping-form";
import type { TeamContext } from "./team-types";

type Props = {
  teamFormIdx: number;
  /** All rounds of one date. */
  rounds: readonly TeamRound[];
  context: TeamContext;
  /** Reads the rounds again. */
  onDone(): Promise<unknown>;
};

/** Moves players between the tee times of a date, until half an hour before each; nobody is added or removed. */
export function TeamGrouping({ teamFormIdx, rounds, context, onDone }: Props) {
  const t = useTranslations("teams.grouping");
  const { run, isBusy } = useOnce();
  const [isOpen, setOpen] = useState(false);
  const [notice, setNotice] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const flights = openFlights(rounds, context.formats.standardTimeZone, clubClock.now());
  const canMove = flights.length > 1 && flights.some((flight) => companionsOf(flight).length > 0);
  const save = (placing: Placing) =>
    run(async () => {
      setRefusal(null);
      const input = groupingCall(teamFormIdx, flights, placing);
      if (input === null) return setOpen(false);
      const answer = await call("PUT /ext/team-forms/{id}/grouping", input, { handled: true });
      // Refused or not, the next look is at the rounds as they are now.
      await onDone();
      if (!answer.ok) return setRefusal(await failureSentence(answer.failure, context.language));
      setOpen(false);
      setNotice(t("done"));
    });
  if (!canMove && !notice && !refusal) return null;
  return (
    <div className="mt-2 ps-4">
      <p role="status" className="text-caption text-ok empty:hidden">
        {notice}
      </p>
      {isOpen && canMove ? (
        <GroupingForm
          key={flights.map(({ bookingIdx, version }) => `${bookingIdx}:${version}`).join()}
          flights={flights}
          isBusy={isBusy}
          onSave={(placing) => void save(placing)}
          onClose={() => setOpen(false)}
        />
      ) : canMove ? (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            setNotice("");
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
