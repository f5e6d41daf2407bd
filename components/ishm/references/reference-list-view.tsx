"use client";

import { useTranslations } from "next-intl";
import type { ReferenceAdminRow } from "@/lib/contract/boards/references";
import { plainState, plainStates } from "@/lib/web/boards/show-state";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { BoardList } from "../board/list/board-list";
import { StateFilters } from "../board/list/state-filters";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterSelect } from "../list/filter-select";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { referenceTypes, useReferenceBoard, useReferenceTypes } from "./use-reference-board";

/** Filters and sorts of the list of reference data (domain.md A20). */
const referenceListShape = listShape({
  filters: { state: plainStates, types: referenceTypes },
  sorts: ["referenceIdx", "title", "type", "price", "viewCount", "downloadCount", "createdAt", "updatedAt"],
  upwards: ["title", "type"],
});

/** All papers and products of the club. */
export const ReferenceListView = forReaders(officeMenus.references, ReferenceList);

function ReferenceList() {
  const t = useTranslations("ishm.reference");
  const { language: lang } = useOffice();
  const place = useListQuery(referenceListShape);
  const types = useReferenceTypes();
  const list = useListCall("GET /reference/admin", { query: { lang, ...listInput(place.query) } });
  return (
    <BoardList
      board={useReferenceBoard()}
      tabs="references"
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useReferenceColumns()}
      idxOf={(row) => row.referenceIdx}
      nameOf={(row) => row.title}
      filters={
        <StateFilters place={place} search={t("search")} states={referenceListShape.filters.state}>
          <FilterSelect label={t("type")} all={t("allTypes")} options={types} {...place.filter("types")} />
        </StateFilters>
      }
    />
  );
}

function useReferenceColumns(): Column<ReferenceAdminRow>[] {
  const t = useTranslations("ishm.reference.columns");
  const column = useBoardColumns<ReferenceAdminRow>();
  return [
    column.no({ key: "no", title: t("no"), sort: "referenceIdx" }, (row) => row.referenceIdx),
    column.picture({ key: "picture", title: t("picture") }, (row) => row.imageUrl, { width: 48, height: 36 }),
    column.link({ key: "title", title: t("title"), sort: "title" }, (row) => ({
      href: officePaths.reference(row.referenceIdx),
      text: row.title,
    })),
    column.text(
      { key: "type", title: t("type"), sort: "type", choice: "shown" },
      (row) => row.typeName ?? row.type,
    ),
    column.state({ key: "state", title: t("state") }, (row) => plainState(row.isVisible)),
    column.languages({ key: "languages", title: t("languages"), choice: "shown" }, (row) => row.languages),
    column.money({ key: "price", title: t("price"), sort: "price", choice: "shown" }, (row) => row.price),
    column.some({ key: "files", title: t("files"), choice: "shown" }, (row) => row.fileCount),
    column.count(
      { key: "downloads", title: t("downloads"), sort: "downloadCount", choice: "shown" },
      (row) => row.downloadCount,
    ),
    column.count(
      { key: "views", title: t("views"), sort: "viewCount", choice: "shown" },
      (row) => row.viewCount,
    ),
    column.text({ key: "author", title: t("author"), choice: "hidden" }, (row) => row.createdBy),
    column.moment(
      { key: "created", title: t("created"), sort: "createdAt", choice: "hidden" },
      (row) => row.createdAt,
    ),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.updatedAt,
    ),
  ];
}
