"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  type DrawApplication,
  entriesOf,
  groupOf,
  type OfficeDraw,
} from "@/components/ishm/draws/run/office-draw";
import { Chip, type ChipTone } from "@/components/ui/chip";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { applicationState, drawnStates } from "@/lib/contract/code-values/draws";
import { formatNumber } from "@/lib/shared/money/numbers";
import { Panel } from "../frame/panel";
import { FilterChoice } from "../list/filter-choice";
import { useListQuery } from "../list/use-list-query";
import { applicationShape, resultGroups } from "./draw-list";
import { useDrawNames } from "./use-draw-names";

type Props = { draw: OfficeDraw; unmaskControl: ReactNode };

const columns = ["entry", "member", "choices", "weight", "result", "state"] as const;
/** The applications with choices, weights and, once drawn, results; the reserve list in its order. */
export function ApplicationsPanel({ draw, unmaskControl }: Props) {
  const t = useTranslations("ishm.draws.applications");
  const { query, change } = useListQuery(applicationShape);
  const { group } = query.filters;
  const isDrawn = drawnStates.includes(draw.state);
  const all = entriesOf(draw).toSorted(isDrawn ? byResult : byNumber);
  const shown = all.filter((one) => group === null || groupOf(one) === group);
  return (
    <Panel
      title={t("title", { count: formatNumber(all.length) })}
      side={all.length > 0 ? unmaskControl : null}
    >
      {isDrawn ? (
        <FilterChoice
          legend={t("narrow")}
          values={resultGroups}
          chosen={group}
          label={(value) =>
            t(`groups.${value}`, { count: all.filter((one) => groupOf(one) === value).length })
          }
          onChoose={(value) => change({ filters: { group: value } })}
        />
      ) : null}
      {shown.length === 0 ? (
        <p className="text-ink-2">{t(all.length === 0 ? "none" : "noneHere")}</p>
      ) : (
        <Table label={t("title", { count: formatNumber(all.length) })}>
          <TableHead>
            <tr>
              {columns.map((name) => (
                <TableHeader key={name} align={name === "weight" ? "end" : "start"}>
                  {t(`columns.${name}`)}
                </TableHeader>
              ))}
            </tr>
          </TableHead>
          <TableBody>
            {shown.map((one) => (
              <ApplicationRow key={one.drawIdx} application={one} />
            ))}
          </TableBody>
        </Table>
      )}
    </Panel>
  );
}

function byNumber(one: DrawApplication, other: DrawApplication): number {
  return one.drawIdx - other.drawIdx;
}

const groupOrder = { won: 0, reserve: 1, rest: 2 } as const;

/** Winners in the order of the draw, then the reserve list, then the others. */
function byResult(one: DrawApplication, other: DrawApplication): number {
  return (
    groupOrder[groupOf(one)] - groupOrder[groupOf(other)] ||
    (one.reserveNo ?? 0) - (other.reserveNo ?? 0) ||
    (one.drawKey ?? Number.MAX_VALUE) - (other.drawKey ?? Number.MAX_VALUE) ||
    byNumber(one, other)
  );
}

const tones: Partial<Record<DrawApplication["state"], ChipTone>> = {
  [applicationState.won]: "warn",
  [applicationState.confirmed]: "ok",
  [applicationState.reserve]: "info",
  [applicationState.declined]: "outline",
  [applicationState.unconfirmed]: "outline",
  [applicationState.ineligible]: "bad",
};

/** An application in one row: choices, weight and factors, result. */
function ApplicationRow({ application }: { application: DrawApplication }) {
  const t = useTranslations("ishm.draws.applications");
  const names = useDrawNames();
  const { drawIdx, memberName, memberType, playerCount, choices, factors, weight, state } = application;
  return (
    <TableRow>
      <TableCell className="text-ink-2 tabular-nums">{drawIdx}</TableCell>
      <TableCell className="min-w-28">
        <span className="font-medium">{memberName}</span>
        <span className="block text-chip text-ink-2">
          {t("party", { type: names.memberType(memberType), players: playerCount })}
        </span>
      </TableCell>
      <TableCell className="min-w-36">
        <ol>
          {choices.map((choice) => (
            <li key={choice.rank} className="text-ink-2">
              {choice.rank}. {names.input(choice)}
            </li>
          ))}
        </ol>
      </TableCell>
      <TableCell align="end" className="min-w-24">
        {factors ? <WeightText weight={weight} factors={factors} /> : t("weightLater")}
      </TableCell>
      <TableCell className="min-w-28 tabular-nums">
        <ResultText application={application} />
      </TableCell>
      <TableCell className="whitespace-nowrap">
        <Chip tone={tones[state] ?? "neutral"}>{application.stateName}</Chip>
      </TableCell>
    </TableRow>
  );
}

function ResultText({ application }: { application: DrawApplication }) {
  const t = useTranslations("ishm.draws.applications");
  const names = useDrawNames();
  const { result, resultRank, reserveNo, state } = application;
  if (state === applicationState.reserve && reserveNo !== null) return t("reserve", { number: reserveNo });
  if (!result) return "–";
  return (
    <>
      {names.teeTime(result)}
      <span className="block text-chip text-ink-2">
        {resultRank === null ? t("byHand") : t("choice", { rank: resultRank })}
      </span>
    </>
  );
}

type WeightTextProps = {
  /** Null until it is drawn. */
  weight: number | null;
  factors: { base: number; losses: number; wins: number; points: number };
};

const digits = 2;

/** A weight and its factors (domain.md 7.9.2). */
export function WeightText({ weight, factors }: WeightTextProps) {
  const t = useTranslations("ishm.draws.applications");
  return (
    <>
      {weight === null ? null : <span className="tabular-nums">{weight.toFixed(digits)}</span>}
      <span className="block text-chip text-ink-2 tabular-nums">{t("factors", factors)}</span>
    </>
  );
}
