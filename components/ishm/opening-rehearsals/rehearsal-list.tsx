"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Rehearsal } from "@/lib/contract/bookings/rehearsals";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { formatDay } from "@/lib/shared/time/deadline";
import { FiguresTable } from "../dashboard/figures-table";
import { useFigures } from "../dashboard/use-figures";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { ListFoot } from "../list/list-foot";
import type { OfficeListProps } from "../list/office-list";

type Props = {
  list: readonly Rehearsal[];
  total: number;
  place: Pick<OfficeListProps<Rehearsal>["place"], "query" | "toPage" | "toSize">;
  shown: number | null;
  onChoose: (idx: number) => void;
};

/** The rehearsals that are on record, a page of them. */
export function RehearsalList({ list, total, place, shown, onChoose }: Props) {
  const t = useTranslations("ishm.openingRehearsals");
  const writer = useOffice();
  const { number } = useFigures();
  if (total === 0) return null;
  return (
    <Panel title={t("list.title")}>
      <FiguresTable
        label={t("list.title")}
        words={4}
        titles={[
          ...[t("list.started"), t("form.day"), t("list.state"), t("list.by")],
          ...[t("counts.members"), t("counts.booked"), t("list.open")],
        ]}
        rows={list.map(({ rehearsalIdx, startedAt, playDate, state, startedBy, counts }) => {
          const started = formatDateTime(startedAt, writer.formats);
          return {
            key: String(rehearsalIdx),
            cells: [
              started,
              formatDay(playDate, writer),
              t(`states.${state}`),
              startedBy,
              number(counts.members),
              number(counts.booked),
              <Button
                key="open"
                variant="quiet"
                size="small"
                aria-pressed={rehearsalIdx === shown}
                aria-label={t("list.openOf", { started })}
                onClick={() => onChoose(rehearsalIdx)}
              >
                {t("list.open")}
              </Button>,
            ],
          };
        })}
      />
      <ListFoot
        page={place.query.page}
        size={place.query.size}
        total={total}
        onPage={place.toPage}
        onSize={place.toSize}
      />
    </Panel>
  );
}
