"use client";

import { useTranslations } from "next-intl";
import { hofBoardOf } from "@/lib/web/office/boards/hof";
import { hofListShape } from "@/lib/web/office/hof-list";
import { listInput } from "@/lib/web/office/list-query";
import { BoardList } from "../board/board-list";
import { useCodeOptions } from "../board/use-code-options";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
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
