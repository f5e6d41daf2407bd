"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import {
  type DrawApplication,
  entriesOf,
  groupOf,
  type OfficeDraw,
} from "@/components/ishm/draws/run/office-draw";
import { Table, TableBody, TableHead, TableHeader } from "@/components/ui/table";
import { drawPostState } from "@/lib/contract/code-values/draws";
import { Panel } from "../frame/panel";
import { FilterChoice } from "../list/filter-choice";
import { useListQuery } from "../list/use-list-query";
import { ApplicationRow } from "./application-row";
import { applicationShape, resultGroups } from "./draw-list";

type Props = { draw: OfficeDraw; unmaskControl: ReactNode };

const columns = ["entry", "member", "choices", "weight", "result", "state"] as const;
const drawnStates: readonly string[] = [
  drawPostState.drawn,
  drawPostState.announced,
  drawPostState.confirming,
  drawPostState.finished,
];

/** Who applied for what, what weighs for them and, once it is drawn, what came of it; the reserve list in its order. */
export function ApplicationsPanel({ draw, unmaskControl }: Props) {
  const t = useTranslations("ishm.draws.applications");
  const format = useFormatter();
  const { query, change } = useListQuery(applicationShape);
  const { group } = query.filters;
  const isDrawn = drawnStates.includes(draw.state);
  const all = entriesOf(draw).toSorted(isDrawn ? byResult : byNumber);
  const shown = all.filter((one) => group === null || groupOf(one) === group);
  return (
    <Panel
      title={t("title", { count: format.number(all.length) })}
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
        <Table label={t("title", { count: format.number(all.length) })}>
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
