"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { useCodeOptions } from "../board/form/use-code-options";
import { BoardList } from "../board/list/board-list";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { templateListShape } from "./template-list";
import { useTemplateColumns } from "./use-template-columns";
import { vocTemplateBoard } from "./voc-template";

/** The answer templates of the club. */
export function TemplateListView() {
  const { access } = useOffice();
  return access(vocTemplateBoard.menu.code).isRead ? <TemplateList /> : <NoAccess />;
}

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
          <FilterSelect
            label={t("type")}
            all={t("everyType")}
            options={types}
            chosen={type}
            onChoose={(next) => place.change({ filters: { type: next } })}
          />
        </ListFilters>
      }
    />
  );
}
