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
import { lostBoard } from "./lost";
import { lostListShape, lostStates } from "./lost-list";
import { useLostColumns } from "./use-lost-columns";

/** What was found on the course, and what became of it. */
export function LostListView() {
  const { access } = useOffice();
  return access(lostBoard.menu.code).isRead ? <LostList /> : <NoAccess />;
}

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
            chosen={state}
            onChoose={(next) =>
              place.change({ filters: { state: lostStates.find((one) => one === next) ?? null } })
            }
          />
          <FilterSelect
            label={t("columns.type")}
            all={t("allTypes")}
            options={types}
            chosen={type}
            onChoose={(next) => place.change({ filters: { type: next } })}
          />
        </ListFilters>
      }
    />
  );
}
