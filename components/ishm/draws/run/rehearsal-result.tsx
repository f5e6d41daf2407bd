import { useTranslations } from "next-intl";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { DemandBars } from "../demand-panel";
import { QuotaTable } from "../form/quota-table";
import { useDrawNames } from "../use-draw-names";
import { WeightText } from "../weight-text";
import type { Rehearsal } from "./rehearsal-panel";

const columns = ["order", "member", "weight", "result"] as const;

/** Who would get what in this one turn of the lots, how full the bands got, and who would not take part. */
export function RehearsalResult({ rehearsal }: { rehearsal: Rehearsal }) {
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
