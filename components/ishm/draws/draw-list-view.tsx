"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { drawListShape, drawStates } from "@/lib/web/office/draws/draw-list";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { useCodeOptions } from "../board/use-code-options";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { FilterChoice } from "../list/filter-choice";
import { ListActions } from "../list/list-actions";
import { ListFilters } from "../list/list-filters";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { useDrawColumns } from "./use-draw-columns";

/** All draws of the club, the latest first. */
export function DrawListView() {
  const { access } = useOffice();
  return access(officeMenus.draws.code).isRead ? <DrawList /> : <NoAccess />;
}

function DrawList() {
  const t = useTranslations("ishm.draws");
  const { access, language } = useOffice();
  const { isCreate } = access(officeMenus.draws.code);
  const place = useListQuery(drawListShape);
  const states = useCodeOptions("drawPostStates");
  const columns = useDrawColumns();
  const { shown, ...choice } = useColumns("draws", columns);
  const answer = useCall(
    "GET /ops/draws",
    { query: { lang: language, ...listInput(place.query) } },
    { keepPreviousData: true, handled: true },
  );
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <ListActions
            sheet={{
              list: "GET /ops/draws",
              input: { query: { lang: language, ...listFilters(place.query) } },
            }}
            columns={columns}
            choice={choice}
            add={isCreate && { href: paths.office.draw("new"), label: t("new") }}
          />
        }
      />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.drawPostIdx}
        nameOf={(row) => row.title}
        addressOf={(row) => paths.office.draw(row.drawPostIdx)}
        filters={
          <ListFilters place={place}>
            <FilterChoice
              legend={t("columns.state")}
              values={drawStates}
              chosen={place.query.filters.state}
              label={(state) => states.find(({ value }) => value === state)?.label ?? state}
              onChoose={(state) => place.change({ filters: { state } })}
            />
          </ListFilters>
        }
        empty={t("empty")}
      />
    </>
  );
}
