"use client";

import { useTranslations } from "next-intl";
import type { HofAdminRow } from "@/lib/contract/boards/hof";
import { listInput } from "@/lib/web/office/list-query";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { BoardList } from "../board/list/board-list";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { hofBoardOf } from "./hof";
import { hofListShape, hofShow } from "./hof-list";
import { HofShowChip } from "./hof-show-chip";

const board = hofBoardOf(undefined);

/** The holes in one, eagles and records of the club. */
export const HofListView = forReaders(board.menu, HofList);

function HofList() {
  const t = useTranslations("ishm.hof");
  const { language: lang } = useOffice();
  const place = useListQuery(hofListShape);
  const { type } = place.query.filters;
  const types = useCodeOptions("hofTypes", type ?? "");
  const list = useListCall("GET /ops/hof", { query: { lang, ...listInput(place.query) } });
  return (
    <BoardList
      board={board}
      tabs="inquiries"
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useHofColumns()}
      idxOf={(row) => row.hofIdx}
      nameOf={(row) => `${row.memberName} ${row.typeName}`}
      filters={
        <ListFilters place={place} search={t("search")}>
          <FilterSelect
            label={t("columns.type")}
            all={t("allTypes")}
            options={types}
            {...place.filter("type")}
          />
        </ListFilters>
      }
      isOfPersons
    />
  );
}

/** Columns of the list, whose names are masked. */
function useHofColumns(): Column<HofAdminRow>[] {
  const t = useTranslations("ishm.hof.columns");
  const column = useBoardColumns<HofAdminRow>();
  return [
    column.no(
      { key: "no", title: t("no"), sort: "hofIdx", choice: "shown", className: "" },
      (row) => row.hofIdx,
    ),
    column.picture({ key: "picture", title: t("picture") }, (row) => row.imageUrl, { width: 48, height: 36 }),
    column.link({ key: "member", title: t("member"), className: "" }, (row) => ({
      href: officePaths.hallOfFameEntry(row.hofIdx),
      text: row.memberName,
    })),
    column.text({ key: "type", title: t("type"), sort: "type" }, (row) => row.typeName),
    {
      key: "show",
      title: t("show"),
      render: (row) => (
        <HofShowChip show={hofShow({ ...row, isWithdrawn: row.consentWithdrawnAt !== null })} />
      ),
    },
    column.day(
      { key: "played", title: t("played"), sort: "playDate", className: "tabular-nums" },
      (row) => row.playDate,
    ),
    column.text({ key: "course", title: t("course"), choice: "shown" }, (row) =>
      row.holeNo ? t("hole", { course: row.courseName, hole: row.holeNo }) : row.courseName,
    ),
    column.text({ key: "cert", title: t("cert"), choice: "shown" }, (row) => row.certNo),
    column.day({ key: "consent", title: t("consentOn"), choice: "hidden" }, (row) => row.consentOn),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "hidden" },
      (row) => row.updatedAt,
    ),
  ];
}
