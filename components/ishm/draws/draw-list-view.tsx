"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { useCodeOptions } from "../board/form/use-code-options";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { drawListShape, drawStates } from "./draw-list";
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
  const list = useListCall("GET /ops/draws", { query: { lang: language, ...listInput(place.query) } });
  return (
    <ListScreen
      name="draws"
      title={t("title")}
      lead={t("lead")}
      add={isCreate && { href: officePaths.draw("new"), label: t("new") }}
      place={place}
      {...list}
      columns={useDrawColumns()}
      idxOf={(row) => row.drawPostIdx}
      nameOf={(row) => row.title}
      addressOf={(row) => officePaths.draw(row.drawPostIdx)}
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
  );
}
