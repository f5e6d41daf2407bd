import { useTranslations } from "next-intl";
import type { FnbItem } from "@/lib/contract/boards/fnb";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { showState } from "@/lib/web/boards/show-state";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { RowPicture } from "../board/list/row-picture";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { DishName, DishOrigin } from "./dish-cells";
import { SoldOutSwitch } from "./sold-out-switch";

/** What the list says of a dish. */
export function useFnbColumns(): Column<FnbItem>[] {
  const t = useTranslations("ishm.fnb.columns");
  const { formats, languages } = useOffice();
  return [
    {
      key: "name",
      title: t("name"),
      sort: "name",
      className: "max-w-80 min-w-44 truncate",
      render: (row) => <DishName row={row} />,
    },
    { key: "soldOut", title: t("soldOut"), render: (row) => <SoldOutSwitch row={row} /> },
    {
      key: "price",
      title: t("price"),
      sort: "price",
      align: "end",
      render: (row) => formatMoney(row.price, formats),
    },
    {
      key: "outlet",
      title: t("outlet"),
      sort: "outlet",
      className: "text-ink-2",
      render: (row) => row.outletName,
    },
    {
      key: "order",
      title: t("order"),
      sort: "order",
      align: "end",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => row.order,
    },
    {
      key: "category",
      title: t("category"),
      choice: "shown",
      className: "text-ink-2",
      render: (row) => row.category || "–",
    },
    {
      key: "picture",
      title: t("picture"),
      choice: "shown",
      render: (row) => <RowPicture src={row.imageUrl} width={44} height={33} />,
    },
    {
      key: "state",
      title: t("state"),
      render: ({ isVisible }) => <ShowStateChip state={showState({ isVisible, from: null, to: null }, "")} />,
    },
    {
      key: "origin",
      title: t("origin"),
      choice: "shown",
      className: "max-w-52 truncate text-ink-2",
      render: (row) => <DishOrigin row={row} />,
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges spoken={languages} written={row.admin?.languages ?? []} />,
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "hidden",
      className: "text-ink-2",
      render: ({ admin }) => (admin ? formatDateTime(admin.updatedAt, formats) : "–"),
    },
  ];
}
