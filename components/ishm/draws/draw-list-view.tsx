"use client";

import { useTranslations } from "next-intl";
import type { DrawRow } from "@/components/ishm/draws/form/draw-draft";
import { Chip } from "@/components/ui/chip";
import { stateTone } from "@/lib/web/draws/timeline";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { useCodeOptions } from "../board/form/use-code-options";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { useListQuery } from "../list/use-list-query";
import { drawListShape, drawStates } from "./draw-list";
import { useDrawNames, useNextMoment } from "./use-draw-names";

/** All draws of the club, the latest first. */
export const DrawListView = forReaders(officeMenus.draws, DrawList);

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
            label={(state) => states.find(({ value }) => value === state)?.label ?? state}
            {...place.filter("state")}
          />
        </ListFilters>
      }
      empty={t("empty")}
    />
  );
}

/** The columns of the list of draws. */
function useDrawColumns(): Column<DrawRow>[] {
  const t = useTranslations("ishm.draws.columns");
  const { languages } = useOffice();
  const names = useDrawNames();
  const nextOf = useNextMoment();
  const column = useListColumns<DrawRow>();
  return [
    column.no({ key: "no", title: t("no") }, (row) => row.drawPostIdx),
    column.link({ key: "title", title: t("title") }, (row) => ({
      href: officePaths.draw(row.drawPostIdx),
      text: row.title,
    })),
    {
      key: "state",
      title: t("state"),
      render: (row) => <Chip tone={stateTone(row.state)}>{row.stateName}</Chip>,
    },
    column.text(
      { key: "dates", title: t("dates"), choice: "shown", className: "max-w-64 truncate text-ink-2" },
      (row) => row.playDates.map(names.day).join(", "),
    ),
    column.count({ key: "slots", title: t("slots") }, (row) => row.slotCount),
    column.count({ key: "applications", title: t("applications") }, (row) => row.applicantCount),
    column.text(
      { key: "next", title: t("next"), choice: "shown", className: "text-ink-2" },
      (row) => nextOf(row) ?? "–",
    ),
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges supported={languages} written={Object.keys(row.i18n)} />,
    },
    column.text({ key: "courses", title: t("courses"), choice: "hidden", className: "text-ink-2" }, (row) =>
      row.courseCodes.map(names.course).join(", "),
    ),
    column.text(
      { key: "amendments", title: t("amendments"), choice: "hidden", align: "end" },
      (row) => row.amendmentCount || "–",
    ),
  ];
}
