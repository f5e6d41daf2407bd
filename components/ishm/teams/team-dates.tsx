"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { bookingState } from "@/lib/contract/code-values/bookings";
import { teamState } from "@/lib/contract/code-values/teams";
import type { TeamFormDetail, TeamRound } from "@/lib/contract/teams/ops-teams";
import { formatDay } from "@/lib/shared/time/deadline";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import type { TeamAction } from "./use-team-action";

type TeamDay = NonNullable<TeamFormDetail["dates"]>[number];
type Props = { of: TeamFormDetail; onAction: (action: TeamAction) => void };

const tones: Record<TeamDay["state"], ChipTone> = {
  PLANNED: "info",
  BOOKED: "ok",
  FLAGGED: "warn",
  SUSPENDED: "outline",
};

/** The dates of an approved application with state, rounds and a link to the tee sheet. */
export function TeamDates({ of, onAction }: Props) {
  const t = useTranslations("ishm.teams");
  const { language, formats } = useOffice();
  return (
    <Panel title={t("panels.dates")}>
      <Table label={t("panels.dates")}>
        <TableHead>
          <tr>
            <TableHeader>{t("schedule.date")}</TableHeader>
            <TableHeader>{t("columns.state")}</TableHeader>
            <TableHeader>{t("rounds")}</TableHeader>
            <TableHeader>{t("act")}</TableHeader>
          </tr>
        </TableHead>
        <TableBody>
          {(of.dates ?? []).map((day) => (
            <TableRow key={day.date}>
              <TableCell className="whitespace-nowrap tabular-nums">
                <OfficeLink href={officePaths.sheet(day.date)} className="hover:underline">
                  {formatDay(day.date, { language, formats })}
                </OfficeLink>
              </TableCell>
              <TableCell>
                <Chip tone={tones[day.state]}>{t(`dateStates.${day.state}`)}</Chip>
              </TableCell>
              <TableCell>
                <Rounds of={of.rounds.filter(({ playDate }) => playDate === day.date)} />
              </TableCell>
              <TableCell>
                <DateButtons of={of} day={day} onAction={onAction} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}

function Rounds({ of }: { of: readonly TeamRound[] }) {
  if (of.length === 0) return "–";
  return (
    <ul>
      {of.map((round) => (
        <li key={round.bookingIdx} className="whitespace-nowrap tabular-nums">
          {round.teeTime} {round.courseName} <span className="text-ink-2">{round.rsvNo}</span>{" "}
          {round.stateName}
        </li>
      ))}
    </ul>
  );
}

const live: readonly string[] = [bookingState.booked, bookingState.confirmed];

function DateButtons({ of, day, onAction }: Props & { day: TeamDay }) {
  const t = useTranslations("ishm.teams");
  const { language, access, formats } = useOffice();
  const teams = of.rounds.filter(
    ({ playDate, state }) => playDate === day.date && live.includes(state),
  ).length;
  const isOpen = of.state === teamState.approved && day.state === "BOOKED" && teams > 0;
  if (!isOpen || !access(officeMenus.teams.code).isUpdate) return "–";
  const date = formatDay(day.date, { language, formats });
  const events =
    teams > of.season.minTeams ? (["TEAM_COUNT", "SUSPEND_DATE"] as const) : (["SUSPEND_DATE"] as const);
  return (
    <span className="flex flex-wrap gap-2">
      {events.map((event) => (
        <Button
          key={event}
          variant="outline"
          size="small"
          aria-label={t(`actions.${event}.named`, { date })}
          onClick={() => onAction({ event, date: day.date, teams })}
        >
          {t(`actions.${event}.confirm`)}
        </Button>
      ))}
    </span>
  );
}
