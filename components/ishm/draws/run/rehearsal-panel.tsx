"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { WeightText } from "../applications-panel";
import { DemandBars } from "../demand-panel";
import { QuotaTable } from "../form/quota-table";
import { useDrawNames } from "../use-draw-names";
import type { Rehearsal } from "./office-draw";

type Props = { drawPostIdx: number; unmaskReason: string | undefined };

const movedOn: readonly number[] = [4501, 4507];

/** Runs the draw with the applications of this moment for a trial; nothing of it is stored or published. */
export function RehearsalPanel({ drawPostIdx, unmaskReason }: Props) {
  const t = useTranslations("ishm.draws.rehearsal");
  const { language } = useOffice();
  const [found, setFound] = useState<{ unmaskReason: string | undefined; rehearsal: Rehearsal } | null>(null);
  // Names that were unmasked for a reason are masked again with it.
  const rehearsal = found?.unmaskReason === unmaskReason ? found?.rehearsal : undefined;
  const { run, isBusy, failure } = useActionCall({
    send: (reason: string | undefined) =>
      call(
        "POST /ops/draws/{id}/rehearse",
        { params: { id: String(drawPostIdx) }, query: { lang: language, reason } },
        { handled: true },
      ),
    wordOf: ({ code }) => (movedOn.some((one) => one === code) ? t("moved") : null),
    onDone: (answer, reason) => setFound({ unmaskReason: reason, rehearsal: answer }),
  });

  return (
    <Panel
      title={t("title")}
      side={
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void run(unmaskReason)}>
          {t(rehearsal ? "again" : "start")}
        </Button>
      }
    >
      <p className="text-ink-2">{t("lead")}</p>
      <p role="alert" className="text-bad empty:hidden">
        {failure}
      </p>
      {rehearsal ? <RehearsalResult rehearsal={rehearsal} /> : null}
    </Panel>
  );
}

const columns = ["order", "member", "weight", "result"] as const;

/** The result of one trial: winners, reserves, how full the bands are, and who is not eligible. */
function RehearsalResult({ rehearsal }: { rehearsal: Rehearsal }) {
  const t = useTranslations("ishm.draws.rehearsal");
  const names = useDrawNames();
  const { won, reserve, results, ineligible, bands, groups, isClosed, trialSeed } = rehearsal;
  return (
    <div className="flex flex-col gap-4 border-t-3 border-warn pt-4">
      <p role="status" className="bg-warn-tint px-4 py-2.5 text-warn">
        {joinSentences([t("mark", { won, reserve }), t(isClosed ? "closed" : "open")])}
      </p>
      <div className="grid items-start gap-5 min-[68.75rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Table label={t("table")}>
          <TableHead>
            <tr>
              {columns.map((name) => (
                <TableHeader key={name}>{t(`columns.${name}`)}</TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {results.map((one) => (
              <TableRow key={one.drawIdx}>
                <TableCell className="tabular-nums">{one.order}</TableCell>
                <TableCell>
                  <span className="font-medium">{one.memberName}</span>
                  <span className="block text-chip text-ink-2">
                    {one.drawIdx} · {names.memberType(one.memberType)}
                  </span>
                </TableCell>
                <TableCell>
                  <WeightText weight={one.weight} factors={one.factors} />
                </TableCell>
                <TableCell className="tabular-nums">
                  {one.won
                    ? t("won", { slot: names.teeTime(one.won), rank: one.won.rank })
                    : t("reserve", { number: one.reserveNo ?? 0 })}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <DemandBars bands={bands} />
      </div>
      {groups ? <QuotaTable groups={groups} /> : null}
      {ineligible.length > 0 ? (
        <p className="text-ink-2">
          {t("ineligible", {
            names: ineligible.map(({ drawIdx, memberName }) => `${memberName} (${drawIdx})`).join(", "),
          })}
        </p>
      ) : null}
      <p className="text-chip text-ink-3">{t("seed", { seed: trialSeed })}</p>
    </div>
  );
}
