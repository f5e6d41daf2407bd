"use client";

import { useTranslations } from "next-intl";
import type { FaqItem } from "@/lib/contract/boards/faqs";
import { call } from "@/lib/web/api/browser";
import { faqBoard } from "@/lib/web/boards/faq";
import { plainState, plainStates } from "@/lib/web/boards/show-state";
import { isCodeKey, listInput, listShape } from "@/lib/web/office/list-query";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { BoardList } from "../board/list/board-list";
import { OrderButton } from "../board/list/order-dialog";
import { StateFilters } from "../board/list/state-filters";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterSelect } from "../list/filter-select";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";

/** Filters and sorts of the list of questions (domain.md P8, A22); `type` is a key of questionTypes. */
const faqListShape = listShape({
  filters: { state: plainStates, type: isCodeKey },
  sorts: ["faqIdx", "question", "questionType", "order", "viewCount", "createdAt", "updatedAt"],
  upwards: ["question", "questionType", "order"],
});

/** All questions of the club. */
export const FaqListView = forReaders(faqBoard.menu, FaqList);

function FaqList() {
  const t = useTranslations("ishm.faq");
  const { language: lang } = useOffice();
  const place = useListQuery(faqListShape);
  const { type } = place.query.filters;
  const types = useCodeOptions("questionTypes", type ?? "");
  const common = { lang, scope: "admin" } as const;
  const list = useListCall("GET /faq", { query: { ...common, ...listInput(place.query) } });
  return (
    <BoardList
      board={faqBoard}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useFaqColumns()}
      idxOf={(row) => row.faqIdx}
      nameOf={(row) => row.question}
      filters={
        <StateFilters place={place} search={t("filters.search")} states={faqListShape.filters.state}>
          <FilterSelect
            label={t("filters.type")}
            all={t("filters.allTypes")}
            options={types}
            {...place.filter("type")}
          />
        </StateFilters>
      }
      actions={
        <OrderButton
          entity="faq"
          menu={faqBoard.menu}
          groups={{ label: t("filters.type"), options: types, first: type }}
          ask={(page, of) => call("GET /faq", { query: { ...common, ...page, type: of } }, { handled: true })}
          rowOf={({ faqIdx, question }) => ({ idx: faqIdx, name: question })}
        />
      }
    />
  );
}

function useFaqColumns(): Column<FaqItem>[] {
  const t = useTranslations("ishm.faq.columns");
  const column = useBoardColumns<FaqItem>();
  return [
    column.link({ key: "question", title: t("question"), sort: "question" }, (row) => ({
      href: officePaths.faq(row.faqIdx),
      text: row.question,
      lang: row.language,
    })),
    column.text(
      { key: "type", title: t("type"), sort: "questionType", className: "text-ink-2" },
      (row) => row.questionTypeName,
    ),
    column.no({ key: "order", title: t("order"), sort: "order", choice: "shown" }, (row) => row.order),
    column.state({ key: "state", title: t("state") }, ({ admin }) => plainState(admin?.isVisible ?? true)),
    column.languages(
      { key: "languages", title: t("languages"), choice: "shown" },
      (row) => row.admin?.languages,
    ),
    column.count(
      { key: "views", title: t("views"), sort: "viewCount", choice: "shown" },
      (row) => row.viewCount,
    ),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.admin?.updatedAt,
    ),
    column.text({ key: "author", title: t("author"), choice: "hidden" }, (row) => row.admin?.createdBy),
    column.no({ key: "no", title: t("no"), sort: "faqIdx", choice: "hidden" }, (row) => row.faqIdx),
  ];
}
