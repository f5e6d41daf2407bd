"use client";

import { useTranslations } from "next-intl";
import type { PracticeGround } from "@/lib/contract/boards/practice-grounds";
import { practiceKinds } from "@/lib/contract/code-values/club-records";
import { call } from "@/lib/web/api/browser";
import { plainState, plainStates } from "@/lib/web/boards/show-state";
import { monthRange } from "@/lib/web/club-dates";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { paths } from "@/lib/web/routing/paths";
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

const board = {
  entity: "practice",
  menu: officeMenus.practiceGrounds,
  publicPath: () => paths.pft(),
} as const;

/** Filters and sorts of the list of practice grounds. */
const practiceListShape = listShape({
  filters: { state: plainStates, kind: practiceKinds },
  sorts: ["practiceIdx", "kind", "name", "order", "createdAt", "updatedAt"],
  upwards: ["kind", "name", "order"],
});

/** All practice grounds of the club. */
export const PracticeListView = forReaders(board.menu, PracticeList);

function PracticeList() {
  const t = useTranslations("ishm.practice");
  const names = useTranslations("pft.grounds.kinds");
  const { language: lang } = useOffice();
  const place = useListQuery(practiceListShape);
  const common = { lang, scope: "admin" } as const;
  const list = useListCall("GET /practice", { query: { ...common, ...listInput(place.query) } });
  return (
    <BoardList
      board={board}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={usePracticeColumns()}
      idxOf={(row) => row.practiceIdx}
      nameOf={(row) => row.name}
      filters={
        <StateFilters place={place} search={t("search")} states={practiceListShape.filters.state}>
          <FilterSelect
            label={t("kind")}
            all={t("allKinds")}
            options={practiceKinds.map((value) => ({ value, label: names(value) }))}
            {...place.filter("kind")}
          />
        </StateFilters>
      }
      actions={
        <OrderButton
          entity="practice"
          menu={board.menu}
          ask={(page) => call("GET /practice", { query: { ...common, ...page } }, { handled: true })}
          rowOf={({ practiceIdx, name }) => ({ idx: practiceIdx, name })}
        />
      }
    />
  );
}

function usePracticeColumns(): Column<PracticeGround>[] {
  const t = useTranslations("ishm.practice");
  const grounds = useTranslations("pft.grounds");
  const { language } = useOffice();
  const column = useBoardColumns<PracticeGround>();
  const hoursOf = ({ hours }: PracticeGround) =>
    hours
      .map(({ fromMonth, toMonth, opens, closes }) => {
        const season = monthRange(language, fromMonth, toMonth) ?? grounds("allYear");
        return `${season} ${opens && closes ? `${opens} – ${closes}` : grounds("daylight")}`;
      })
      .join(" · ");
  return [
    column.link({ key: "name", title: t("columns.name"), sort: "name", className: "min-w-44" }, (row) => ({
      href: officePaths.practiceGround(row.practiceIdx),
      text: row.name,
      lang: row.language,
    })),
    column.text({ key: "kind", title: t("kind"), sort: "kind", className: "text-ink-2" }, (row) =>
      grounds(`kinds.${row.kind}`),
    ),
    column.text(
      { key: "hours", title: t("columns.hours"), className: "max-w-md min-w-52" },
      (row) => hoursOf(row) || "–",
    ),
    column.money({ key: "ballPrice", title: t("columns.ballPrice") }, (row) => row.ballPrice),
    column.no(
      { key: "order", title: t("columns.order"), sort: "order", choice: "shown" },
      (row) => row.order,
    ),
    column.state({ key: "state", title: t("columns.state") }, ({ admin }) =>
      plainState(admin?.isVisible ?? true),
    ),
    column.languages(
      { key: "languages", title: t("columns.languages"), choice: "shown" },
      (row) => row.admin?.languages,
    ),
    column.moment(
      { key: "updated", title: t("columns.updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.admin?.updatedAt,
    ),
  ];
}
