"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { PlannedDate } from "@/lib/contract/teams/ops-teams";
import { formatDate } from "@/lib/shared/time/date-format";
import { useOffice } from "../frame/root/office-context";

type Props = {
  dates: readonly PlannedDate[];
  /** Flagged dates that are booked all the same. */
  included: readonly string[];
  canInclude: boolean;
  onInclude: (dates: readonly string[]) => void;
};

/** The dates of a choice: the tee times that each would take, or what has them; flagged ones wait for a tick. */
export function PlannedDates({ dates, included, canInclude, onInclude }: Props) {
  const t = useTranslations("ishm.teams.schedule");
  const { formats } = useOffice();
  const turn = (date: string, isOn: boolean) =>
    onInclude(isOn ? [...included, date] : included.filter((one) => one !== date));
  if (dates.length === 0) return <p className="text-ink-2">{t("none")}</p>;
  return (
    <Table label={t("title")}>
      <TableHead>
        <tr>
          <TableHeader>{t("date")}</TableHeader>
          <TableHeader>{t("takes")}</TableHeader>
          <TableHeader>{t("include")}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {dates.map((one) => (
          <TableRow key={one.date}>
            <TableCell className="whitespace-nowrap tabular-nums">
              {formatDate(one.date, formats)}
              {one.holidayName ? <span className="block text-warn">{one.holidayName}</span> : null}
            </TableCell>
            <TableCell>
              <Takes of={one} />
            </TableCell>
            <TableCell>
              {!one.isFlagged ? (
                t("always")
              ) : !one.isOpen ? (
                t("closed")
              ) : (
                <span className="inline-flex items-center gap-2">
                  <Checkbox
                    aria-label={t("includeDate", { date: formatDate(one.date, formats) })}
                    checked={included.includes(one.date)}
                    disabled={!canInclude}
                    onChange={(event) => turn(one.date, event.target.checked)}
                  />
                  {t(included.includes(one.date) ? "byHand" : "leftOut")}
                </span>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Takes({ of }: { of: PlannedDate }) {
  const t = useTranslations("ishm.teams.schedule");
  const format = useFormatter();
  const [first] = of.slots;
  if (first) {
    const times = of.slots.map(({ teeTime }) => teeTime);
    return `${first.courseName} · ${times.join(", ")}`;
  }
  if (!of.isOpen) return t("closedDay");
  return (
    <>
      <span className="font-semibold text-bad">{t("tooFew", { free: of.freeSlots, all: of.hourSlots })}</span>
      {of.blocks.map(({ cause, count, teams }) => (
        <span key={cause} className="block text-ink-2">
          {t(`causes.${cause}`, { count })}
          {teams.length > 0 ? ` (${format.list([...teams], { type: "unit" })})` : null}
        </span>
      ))}
    </>
  );
}
