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
import { hofBoardOf } from "./hof";
import { hofListShape } from "./hof-list";
import { useHofColumns } from "./use-hof-columns";

const board = hofBoardOf(undefined);

/** The holes in one, eagles and records of the club. */
export function HofListView() {
  const { access } = useOffice();
  return access(board.menu.code).isRead ? <HofList /> : <NoAccess />;
}

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
            chosen={type}
            onChoose={(next) => place.change({ filters: { type: next } })}
          />
        </ListFilters>
      }
      isOfPersons
    />
  );
}
