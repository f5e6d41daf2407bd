"use client";

import { useTranslations } from "next-intl";
import type { VocTemplateRow } from "@/lib/contract/inquiries/voc-templates";
import { isCodeKey, listInput, listShape } from "@/lib/web/office/list-query";
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
import { vocTemplateBoard } from "./voc-template";

/** Filters and sorts of the list of answer templates; `type` is a key of questionTypes. */
const templateListShape = listShape({
  filters: { type: isCodeKey },
  sorts: ["templateIdx", "title", "createdAt", "updatedAt"],
  upwards: ["title"],
});

/** The answer templates of the club. */
export const TemplateListView = forReaders(vocTemplateBoard.menu, TemplateList);

function TemplateList() {
  const t = useTranslations("ishm.inquiries.templates");
  const { language: lang } = useOffice();
  const place = useListQuery(templateListShape);
  const { type } = place.query.filters;
  const types = useCodeOptions("questionTypes", type ?? "");
  const list = useListCall("GET /ops/voc-templates", { query: { lang, ...listInput(place.query) } });
  return (
    <BoardList
      board={vocTemplateBoard}
      tabs="inquiries"
      title={t("title")}
      empty={t("emptyList")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useTemplateColumns()}
      idxOf={(row) => row.templateIdx}
      nameOf={(row) => row.title}
      filters={
        <ListFilters place={place} search={t("search")}>
          <FilterSelect label={t("type")} all={t("everyType")} options={types} {...place.filter("type")} />
        </ListFilters>
      }
    />
  );
}

function useTemplateColumns(): Column<VocTemplateRow>[] {
  const t = useTranslations("ishm.inquiries.templates");
  const column = useBoardColumns<VocTemplateRow>();
  return [
    column.link({ key: "title", title: t("name"), sort: "title", className: "min-w-52" }, (row) => ({
      href: officePaths.inquiryTemplate(row.templateIdx),
      text: row.title,
    })),
    column.text({ key: "type", title: t("type") }, (row) => row.questionTypeName ?? t("everyType")),
    column.text(
      {
        key: "words",
        title: t("words"),
        choice: "shown",
        className: "max-w-lg min-w-52 truncate text-ink-2",
      },
      (row) => row.contents,
    ),
    column.languages({ key: "languages", title: t("languages") }, (row) => row.languages),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.updatedAt,
    ),
  ];
}
