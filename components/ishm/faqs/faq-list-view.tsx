"use client";

import { useTranslations } from "next-intl";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { allRows } from "@/lib/web/boards/all-rows";
import { faqBoard } from "@/lib/web/boards/faq";
import { listInput } from "@/lib/web/office/list-query";
import { useCodeOptions } from "../board/form/use-code-options";
import { BoardList } from "../board/list/board-list";
import { OrderButton } from "../board/list/order-dialog";
import { StateFilters } from "../board/list/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { faqListShape } from "./faq-list";
import { useFaqColumns } from "./use-faq-columns";

/** All questions of the club. */
export function FaqListView() {
  const { access } = useOffice();
  return access(faqBoard.menu.code).isRead ? <FaqList /> : <NoAccess />;
}

function FaqList() {
  const t = useTranslations("ishm.faq");
  const { access, language: lang } = useOffice();
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
            chosen={type}
            onChoose={(next) => place.change({ filters: { type: next } })}
          />
        </StateFilters>
      }
      actions={
        access(faqBoard.menu.code).isUpdate ? (
          <OrderButton
            board={{ entity: "faq" }}
            groups={{ label: t("filters.type"), options: types, first: type }}
            read={(of) => questionsOf(of, lang)}
          />
        ) : null
      }
    />
  );
}

/** The questions of a type in their places. */
async function questionsOf(type: string, lang: Language) {
  const rows = await allRows((page) =>
    call("GET /faq", { query: { ...page, lang, scope: "admin", type } }, { handled: true }),
  );
  return mapResult(rows, (list) => list.map(({ faqIdx, question }) => ({ idx: faqIdx, name: question })));
}
