"use client";

import { useTranslations } from "next-intl";
import type { LostAdminRow } from "@/lib/contract/lost-items/lost-items";
import { plainState } from "@/lib/web/boards/show-state";
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
import { lostBoard } from "./lost";
import { DaysLeft, LostStateChip } from "./lost-chips";
import { lostListShape } from "./lost-list";

/** The list of items found on the course, with their state. */
export const LostListView = forReaders(lostBoard.menu, LostList);

function LostList() {
  const t = useTranslations("ishm.lostItems");
  const { language: lang } = useOffice();
  const place = useListQuery(lostListShape);
  const { state, type } = place.query.filters;
  const types = useCodeOptions("lostTypes", type ?? "");
  const states = useCodeOptions("lostStates", state ?? "");
  const list = useListCall("GET /ops/lost-items", { query: { lang, ...listInput(place.query) } });
  return (
    <BoardList
      board={lostBoard}
      tabs="inquiries"
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useLostColumns()}
      idxOf={(row) => row.lostIdx}
      nameOf={(row) => row.itemName}
      filters={
        <ListFilters place={place} search={t("search")}>
          <FilterSelect
            label={t("columns.state")}
            all={t("allStates")}
            options={states}
            {...place.filter("state")}
          />
          <FilterSelect
            label={t("columns.type")}
            all={t("allTypes")}
            options={types}
            {...place.filter("type")}
          />
        </ListFilters>
      }
    />
  );
}

function useLostColumns(): Column<LostAdminRow>[] {
  const t = useTranslations("ishm.lostItems.columns");
  const column = useBoardColumns<LostAdminRow>();
  return [
    column.no(
      { key: "no", title: t("no"), sort: "lostIdx", choice: "shown", className: "" },
      (row) => row.lostIdx,
    ),
    column.picture({ key: "picture", title: t("picture") }, (row) => row.imageUrl, { width: 48, height: 36 }),
    column.link(
      { key: "item", title: t("item"), sort: "itemName", className: "max-w-80 min-w-44 truncate" },
      (row) => ({
        href: officePaths.lostItem(row.lostIdx),
        text: row.color ? `${row.itemName} · ${row.color}` : row.itemName,
      }),
    ),
    column.text({ key: "type", title: t("type"), choice: "shown" }, (row) => row.lostTypeName),
    {
      key: "state",
      title: t("state"),
      render: (row) => <LostStateChip state={row.state} name={row.stateName} />,
    },
    { key: "left", title: t("left"), sort: "keepUntil", render: (row) => <DaysLeft item={row} /> },
    column.day(
      { key: "found", title: t("found"), sort: "foundDate", className: "tabular-nums" },
      (row) => row.foundDate,
    ),
    column.text(
      { key: "place", title: t("place"), choice: "shown", className: "max-w-56 truncate" },
      (row) => row.foundPlace,
    ),
    column.state({ key: "visible", title: t("visible"), choice: "shown" }, (row) =>
      plainState(row.isVisible),
    ),
    column.languages({ key: "languages", title: t("languages"), choice: "hidden" }, (row) => row.languages),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "hidden" },
      (row) => row.updatedAt,
    ),
  ];
}
