"use client";

import { useTranslations } from "next-intl";
import { Chip, type ChipTone } from "@/components/ui/chip";
import type { ReferenceAdminRow } from "@/lib/contract/boards/references";
import type { StockState } from "@/lib/contract/code-values/club-records";
import { call } from "@/lib/web/api/browser";
import { plainState, plainStates } from "@/lib/web/boards/show-state";
import { listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { BoardList } from "../board/list/board-list";
import { OrderButton } from "../board/list/order-dialog";
import { StateFilters } from "../board/list/state-filters";
import { useBoardColumns } from "../board/list/use-board-columns";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { useGiftBoard } from "../references/use-reference-board";

/** Filters and sorts of the list of products. */
const giftListShape = listShape({
  filters: { state: plainStates },
  sorts: ["referenceIdx", "title", "price", "order", "createdAt", "updatedAt"],
  upwards: ["title", "order"],
});
const gifts = { types: "GIFT" } as const;

/** The pro shop's gifts: reference data of type GIFT, in the order of the shelf. */
export const GiftListView = forReaders(officeMenus.references, GiftList);

function GiftList() {
  const t = useTranslations("ishm.gifts");
  const { language: lang } = useOffice();
  const board = useGiftBoard();
  const place = useListQuery(giftListShape);
  const { sort = "order", ...asked } = listInput(place.query);
  const list = useListCall("GET /reference/admin", { query: { lang, ...gifts, ...asked, sort } });
  return (
    <BoardList
      board={board}
      tabs="references"
      title={t("title")}
      empty={t("empty")}
      newLabel={t("new")}
      lead={t("lead")}
      place={place}
      {...list}
      columns={useGiftColumns()}
      idxOf={(row) => row.referenceIdx}
      nameOf={(row) => row.title}
      filters={<StateFilters place={place} search={t("search")} states={giftListShape.filters.state} />}
      actions={
        <OrderButton
          entity="reference"
          menu={officeMenus.references}
          ask={(page) =>
            call(
              "GET /reference/admin",
              { query: { lang, ...gifts, ...page, sort: "order" } },
              { handled: true },
            )
          }
          rowOf={({ referenceIdx, title }) => ({ idx: referenceIdx, name: title })}
        />
      }
    />
  );
}

const tones: Record<StockState, ChipTone> = { IN_STOCK: "ok", FEW: "warn", SOLD_OUT: "outline" };

function useGiftColumns(): Column<ReferenceAdminRow>[] {
  const t = useTranslations("ishm.gifts.columns");
  const stocks = useTranslations("ishm.reference.form.stocks");
  const column = useBoardColumns<ReferenceAdminRow>();
  return [
    column.picture({ key: "picture", title: t("picture") }, (row) => row.imageUrl, { width: 48, height: 36 }),
    column.link({ key: "title", title: t("title"), sort: "title" }, (row) => ({
      href: officePaths.gift(row.referenceIdx),
      text: row.title,
    })),
    column.text(
      { key: "category", title: t("category"), className: "text-ink-2" },
      (row) => row.category || "–",
    ),
    column.money({ key: "price", title: t("price"), sort: "price" }, (row) => row.price),
    {
      key: "stock",
      title: t("stock"),
      render: ({ stock = "IN_STOCK" }) => <Chip tone={tones[stock]}>{stocks(stock)}</Chip>,
    },
    column.no({ key: "order", title: t("order"), sort: "order", choice: "shown" }, (row) => row.order ?? 0),
    column.state({ key: "state", title: t("state") }, (row) => plainState(row.isVisible)),
    column.languages({ key: "languages", title: t("languages"), choice: "shown" }, (row) => row.languages),
    column.moment(
      { key: "updated", title: t("updated"), sort: "updatedAt", choice: "shown" },
      (row) => row.updatedAt,
    ),
  ];
}
