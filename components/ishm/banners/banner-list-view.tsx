"use client";

import { useTranslations } from "next-intl";
import type { BannerAdminRow } from "@/lib/contract/boards/banners";
import { formatDeadline } from "@/lib/shared/time/deadline";
import { call } from "@/lib/web/api/browser";
import { bannerBoard } from "@/lib/web/boards/banner";
import { listInput } from "@/lib/web/office/list-query";
import { officePaths } from "@/lib/web/routing/office-paths";
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
import { bannerListShape } from "./banner-list";
import { type BannerMenu, useBannerMenus } from "./use-banner-menus";

/** All banners of the club. */
export const BannerListView = forReaders(bannerBoard.menu, BannerList);

function BannerList() {
  const t = useTranslations("ishm.banner");
  const { language } = useOffice();
  const place = useListQuery(bannerListShape);
  const menus = useBannerMenus();
  const { query } = place;
  const list = useListCall("GET /banner", { query: { lang: language, ...listInput(query) } });
  return (
    <BoardList
      board={bannerBoard}
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      place={place}
      {...list}
      columns={useBannerColumns(menus)}
      idxOf={(row) => row.idx}
      nameOf={(row) => row.bannerName}
      filters={
        <StateFilters place={place} search={t("search")} states={bannerListShape.filters.state}>
          <FilterSelect
            label={t("page")}
            all={t("allPages")}
            options={menus.map(({ code, label }) => ({ value: code, label }))}
            {...place.filter("menuCode")}
          />
        </StateFilters>
      }
      actions={
        <OrderButton
          entity="banner"
          menu={bannerBoard.menu}
          ask={(page) =>
            call("GET /banner", { query: { lang: language, ...page, sort: "order" } }, { handled: true })
          }
          rowOf={({ idx, bannerName }) => ({ idx, name: bannerName })}
        />
      }
    />
  );
}

const states = { "0": "scheduled", "1": "visible", "2": "ended" } as const;

function useBannerColumns(menus: readonly BannerMenu[]): Column<BannerAdminRow>[] {
  const t = useTranslations("ishm.banner.columns");
  const device = useTranslations("ishm.banner.form.device");
  const column = useBoardColumns<BannerAdminRow>();
  const { language, formats } = useOffice();
  const pageOf = (code: string) => menus.find((menu) => menu.code === code)?.label ?? code;
  return [
    column.no({ key: "order", title: t("order"), sort: "order" }, (row) => row.order),
    column.picture({ key: "picture", title: t("picture") }, (row) => row.layerFile, {
      width: 64,
      height: 32,
    }),
    column.link({ key: "name", title: t("name"), className: "max-w-80 min-w-44 truncate" }, (row) => ({
      href: officePaths.banner(row.idx),
      text: row.bannerName,
    })),
    column.state({ key: "state", title: t("state") }, ({ isVisible, progress }) =>
      isVisible ? states[progress] : "hidden",
    ),
    {
      key: "period",
      title: t("period"),
      sort: "startAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) =>
        `${formatDeadline(row.startAt, { language, formats })} – ${formatDeadline(row.endAt, { language, formats })}`,
    },
    column.text({ key: "devices", title: t("devices"), choice: "shown" }, (row) => device(row.devicePc)),
    column.text({ key: "pages", title: t("pages"), choice: "shown", className: "max-w-60 truncate" }, (row) =>
      row.menuCodes.map(pageOf).join(", "),
    ),
    column.languages({ key: "languages", title: t("languages"), choice: "hidden" }, (row) => row.languages),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.updatedAt,
    ),
  ];
}
