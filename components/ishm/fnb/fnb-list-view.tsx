"use client";

import { useTranslations } from "next-intl";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { call } from "@/lib/web/api/browser";
import { plainState, plainStates } from "@/lib/web/boards/show-state";
import { isCodeKey, listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { useCodeOptions } from "../board/form/use-code-options";
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
import { DishName, DishOrigin, SoldOutSwitch } from "./dish-cells";

const board = { entity: "fnb", menu: officeMenus.dishes, publicPath: () => paths.guide("fnb") } as const;

/** Filters and sorts of the list of dishes (domain.md A24); `outlet` is a key of fnbOutlets. */
const fnbListShape = listShape({
  filters: { state: plainStates, outlet: isCodeKey },
  sorts: ["fnbIdx", "outlet", "name", "price", "order", "createdAt", "updatedAt"],
  upwards: ["outlet", "name", "order"],
});

/** Everything that the outlets of the club serve. */
export const FnbListView = forReaders(board.menu, FnbList);

function FnbList() {
  const t = useTranslations("ishm.fnb");
  const { language: lang } = useOffice();
  const place = useListQuery(fnbListShape);
  const { outlet } = place.query.filters;
  const outlets = useCodeOptions("fnbOutlets", outlet ?? "");
  const common = { lang, scope: "admin" } as const;
  const list = useListCall("GET /fnb-menu", { query: { ...common, ...listInput(place.query) } });
  return (
    <BoardList
      board={board}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useFnbColumns()}
      idxOf={(row) => row.fnbIdx}
      nameOf={(row) => row.name}
      filters={
        <StateFilters place={place} search={t("filters.search")} states={fnbListShape.filters.state}>
          <FilterSelect
            label={t("filters.outlet")}
            all={t("filters.allOutlets")}
            options={outlets}
            {...place.filter("outlet")}
          />
        </StateFilters>
      }
      actions={
        <OrderButton
          entity="fnb"
          menu={board.menu}
          groups={{ label: t("filters.outlet"), options: outlets, first: outlet }}
          ask={(page, of) =>
            call("GET /fnb-menu", { query: { ...common, ...page, outlet: of } }, { handled: true })
          }
          rowOf={({ fnbIdx, name }) => ({ idx: fnbIdx, name })}
        />
      }
    />
  );
}

function useFnbColumns(): Column<FnbItem>[] {
  const t = useTranslations("ishm.fnb.columns");
  const column = useBoardColumns<FnbItem>();
  return [
    {
      key: "name",
      title: t("name"),
      sort: "name",
      className: "max-w-80 min-w-44 truncate",
      render: (row) => <DishName row={row} />,
    },
    { key: "soldOut", title: t("soldOut"), render: (row) => <SoldOutSwitch row={row} /> },
    column.money({ key: "price", title: t("price"), sort: "price" }, (row) => row.price),
    column.text(
      { key: "outlet", title: t("outlet"), sort: "outlet", className: "text-ink-2" },
      (row) => row.outletName,
    ),
    column.no({ key: "order", title: t("order"), sort: "order", choice: "shown" }, (row) => row.order),
    column.text(
      { key: "category", title: t("category"), choice: "shown", className: "text-ink-2" },
      (row) => row.category || "–",
    ),
    column.picture({ key: "picture", title: t("picture") }, (row) => row.imageUrl, { width: 44, height: 33 }),
    column.state({ key: "state", title: t("state") }, (row) => plainState(row.isVisible)),
    {
      key: "origin",
      title: t("origin"),
      choice: "shown",
      className: "max-w-52 truncate text-ink-2",
      render: (row) => <DishOrigin row={row} />,
    },
    column.languages(
      { key: "languages", title: t("languages"), choice: "shown" },
      (row) => row.admin?.languages,
    ),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "hidden" },
      (row) => row.admin?.updatedAt,
    ),
  ];
}
