"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { RadioField } from "@/components/form/radio-field";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { teamState } from "@/lib/contract/code-values/teams";
import type { PlannedDate, TeamFormDetail } from "@/lib/contract/teams/ops-teams";
import { formatDay } from "@/lib/shared/time/deadline";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { useListWords } from "../frame/use-list-words";
import { useChoiceWords } from "./team-words";
import type { TeamAction } from "./use-team-action";

type Props = { of: TeamFormDetail; onAction: (action: TeamAction) => void };

/** The dates that an approval would book for the selected choice, and those without room. */
export function SchedulePanel({ of, onAction }: Props) {
  const t = useTranslations("ishm.teams.schedule");
  const ranks = useTranslations("ishm.teams");
  const wordsOf = useChoiceWords();
  const [rank, setRank] = useState(String(of.choices[0]?.rank ?? 1));
  const { data, error, mutate } = useCall(
    "GET /ops/team-forms/{id}/schedule",
    { params: { id: String(of.teamFormIdx) }, query: { choiceRank: rank as "1" } },
    { handled: true },
  );
  return (
    <Panel title={t("title")}>
      <RadioField
        name="choiceRank"
        label={t("choice")}
        options={of.choices.map((choice) => ({
          value: String(choice.rank),
          label: `${ranks("choiceRank", { rank: choice.rank })} ${wordsOf(choice)}`,
        }))}
        value={rank}
        onChange={(event) => setRank(event.target.value)}
      />
      {data ? (
        <Planned key={rank} of={of} rank={Number(rank)} dates={data.dates} onAction={onAction} />
      ) : error ? (
        <OfficeFailure failure={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Panel>
  );
}

type PlannedProps = Props & { rank: number; dates: readonly PlannedDate[] };

function Planned({ of, rank, dates, onAction }: PlannedProps) {
  const t = useTranslations("ishm.teams.schedule");
  const { access } = useOffice();
  const [included, setIncluded] = useState<readonly string[]>([]);
  const wanted = dates.filter(({ date, isFlagged }) => !isFlagged || included.includes(date));
  const without = wanted.filter(({ slots }) => slots.length === 0).length;
  const slots = wanted.reduce((sum, one) => sum + one.slots.length, 0);
  const canApprove =
    access(officeMenus.teams.code).isUpdate &&
    (of.state === teamState.reviewing || of.state === teamState.reserve);
  return (
    <>
      <PlannedDates dates={dates} included={included} canInclude={canApprove} onInclude={setIncluded} />
      <p role="status" className={without > 0 ? "font-semibold text-bad" : "text-ink-2"}>
        {without > 0 ? t("noRoom", { count: without }) : t("sum", { dates: wanted.length, slots })}
      </p>
      {canApprove && without === 0 && wanted.length > 0 ? (
        <div>
          <Button
            size="small"
            onClick={() =>
              onAction({
                event: "APPROVE",
                choiceRank: rank,
                includeDates: [...included],
                dates: wanted.length,
                slots,
              })
            }
          >
            {t("approve")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

type PlannedDatesProps = {
  dates: readonly PlannedDate[];
  /** Flagged dates that are booked all the same. */
  included: readonly string[];
  canInclude: boolean;
  onInclude: (dates: readonly string[]) => void;
};

/** The dates of a choice with the slots that each would take, or what occupies them; flagged dates have to be ticked. */
function PlannedDates({ dates, included, canInclude, onInclude }: PlannedDatesProps) {
  const t = useTranslations("ishm.teams.schedule");
  const { language, formats } = useOffice();
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
              {formatDay(one.date, { language, formats })}
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
                    aria-label={t("includeDate", { date: formatDay(one.date, { language, formats }) })}
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
  const list = useListWords();
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
          {teams.length > 0 ? ` (${list(teams, "unit")})` : null}
        </span>
      ))}
    </>
  );
}
