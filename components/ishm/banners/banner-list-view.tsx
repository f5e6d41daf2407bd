"use client";

import { useTranslations } from "next-intl";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import { bannerBoard } from "@/lib/web/boards/banner";
import { listInput } from "@/lib/web/office/list-query";
import { BoardList } from "../board/list/board-list";
import { OrderButton } from "../board/list/order-dialog";
import { StateFilters } from "../board/list/state-filters";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { FilterSelect } from "../list/filter-select";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { bannerListShape } from "./banner-list";
import { useBannerColumns } from "./use-banner-columns";
import { useBannerMenus } from "./use-banner-menus";

/** All banners of the club. */
export function BannerListView() {
  const { access } = useOffice();
  return access(bannerBoard.menu.code).isRead ? <BannerList /> : <NoAccess />;
}

function BannerList() {
  const t = useTranslations("ishm.banner");
  const { access, language } = useOffice();
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
            chosen={query.filters.menuCode}
            onChoose={(menuCode) => place.change({ filters: { menuCode } })}
          />
        </StateFilters>
      }
      actions={
        access(bannerBoard.menu.code).isUpdate ? (
          <OrderButton board={orderedBoard} read={() => readOrder(language)} />
        ) : null
      }
    />
  );
}

const orderedBoard = { entity: "banner" } as const;

async function readOrder(lang: Language) {
  const answer = await call(
    "GET /banner",
    { query: { lang, size: "100", sort: "order" } },
    { handled: true },
  );
  return mapResult(answer, ({ list }) => list.map(({ idx, bannerName }) => ({ idx, name: bannerName })));
}
