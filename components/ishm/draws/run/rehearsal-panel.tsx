"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { CallOutput } from "@/lib/contract/routes";
import { call } from "@/lib/web/api/browser";
import { failureSentence } from "@/lib/web/runtime/failure-sentence";
import { Panel } from "../../frame/panel";
import { useOffice } from "../../frame/root/office-context";
import { WeightText } from "../applications-panel";
import { DemandBars } from "../demand-panel";
import { QuotaTable } from "../form/quota-table";
import { useDrawNames } from "../use-draw-names";

export type Rehearsal = CallOutput<"POST /ops/draws/{id}/rehearse">;
type Props = { drawPostIdx: number; unmaskReason: string | undefined };

const movedOn: readonly number[] = [4501, 4507];

/** Plays the draw through with the applications of this moment; nothing of it can be published. */
export function RehearsalPanel({ drawPostIdx, unmaskReason }: Props) {
  const t = useTranslations("ishm.draws.rehearsal");
  const { language } = useOffice();
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<{ unmaskReason: string | undefined; rehearsal: Rehearsal } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  // Names that were seen for a reason are hidden again with it.
  const rehearsal = found?.unmaskReason === unmaskReason ? found?.rehearsal : undefined;

  async function rehearse() {
    setBusy(true);
    setFailure(null);
    const query = { lang: language, reason: unmaskReason };
    const input = { params: { id: String(drawPostIdx) }, query };
    const answer = await call("POST /ops/draws/{id}/rehearse", input, { handled: true });
    setBusy(false);
    if (answer.ok) return setFound({ unmaskReason, rehearsal: answer.value });
    const { code } = answer.failure;
    const isMoved = code !== undefined && code !== null && movedOn.includes(code);
    setFailure(isMoved ? t("moved") : await failureSentence(answer.failure, language));
  }

  return (
    <Panel
      title={t("title")}
      side={
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => void rehearse()}>
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

/** Who would get what in this one turn of the lots, how full the bands got, and who would not take part. */
function RehearsalResult({ rehearsal }: { rehearsal: Rehearsal }) {
  const t = useTranslations("ishm.draws.rehearsal");
  const names = useDrawNames();
  const { won, reserve, results, ineligible, bands, groups, isClosed, trialSeed } = rehearsal;
  return (
    <div className="flex flex-col gap-4 border-t-3 border-warn pt-4">
      <p role="status" className="bg-warn-tint px-4 py-2.5 text-warn">
        {t("mark", { won, reserve })} {t(isClosed ? "closed" : "open")}
      </p>
      <div className="grid items-start gap-5 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
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
