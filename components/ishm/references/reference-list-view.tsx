"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { BoardList } from "../board/list/board-list";
import { StateFilters } from "../board/list/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { referenceListShape, referenceTypes } from "./reference-list";
import { useReferenceBoard } from "./use-reference-board";
import { useReferenceColumns } from "./use-reference-columns";
import { useReferenceTypes } from "./use-reference-types";

/** All papers and products of the club. */
export function ReferenceListView() {
  const { access } = useOffice();
  return access(officeMenus.references.code).isRead ? <ReferenceList /> : <NoAccess />;
}

function ReferenceList() {
  const t = useTranslations("ishm.reference");
  const { language: lang } = useOffice();
  const place = useListQuery(referenceListShape);
  const types = useReferenceTypes();
  const list = useListCall("GET /reference/admin", { query: { lang, ...listInput(place.query) } });
  return (
    <BoardList
      board={useReferenceBoard()}
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
          <FilterSelect
            label={t("type")}
            all={t("allTypes")}
            options={types}
            chosen={place.query.filters.types}
            onChoose={(chosen) =>
              place.change({ filters: { types: referenceTypes.find((one) => one === chosen) ?? null } })
            }
          />
        </StateFilters>
      }
    />
  );
}
