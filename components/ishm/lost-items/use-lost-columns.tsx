import { useTranslations } from "next-intl";
import type { LostAdminRow } from "@/lib/contract/lost-items/lost-items";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { RowPicture } from "../board/list/row-picture";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { DaysLeft, LostStateChip } from "./lost-chips";

/** What the list says of a lost item. */
export function useLostColumns(): Column<LostAdminRow>[] {
  const t = useTranslations("ishm.lostItems.columns");
  const { formats, languages } = useOffice();
  return [
    {
      key: "no",
      title: t("no"),
      sort: "lostIdx",
      align: "end",
      choice: "shown",
      render: (row) => row.lostIdx,
    },
    {
      key: "picture",
      title: t("picture"),
      choice: "shown",
      render: (row) => <RowPicture src={row.imageUrl} width={48} height={36} />,
    },
    {
      key: "item",
      title: t("item"),
      sort: "itemName",
      className: "max-w-80 min-w-44 truncate",
      render: (row) => (
        <OfficeLink
          href={officePaths.lostItem(row.lostIdx)}
          className="font-medium no-underline hover:underline"
        >
          {row.color ? `${row.itemName} · ${row.color}` : row.itemName}
        </OfficeLink>
      ),
    },
    { key: "type", title: t("type"), choice: "shown", render: (row) => row.lostTypeName },
    {
      key: "state",
      title: t("state"),
      render: (row) => <LostStateChip state={row.state} name={row.stateName} />,
    },
    { key: "left", title: t("left"), sort: "keepUntil", render: (row) => <DaysLeft item={row} /> },
    {
      key: "found",
      title: t("found"),
      sort: "foundDate",
      className: "tabular-nums",
      render: (row) => formatDate(row.foundDate, formats),
    },
    {
      key: "place",
      title: t("place"),
      choice: "shown",
      className: "max-w-56 truncate",
      render: (row) => row.foundPlace,
    },
    {
      key: "visible",
      title: t("visible"),
      choice: "shown",
      render: ({ isVisible }) => <ShowStateChip state={isVisible ? "visible" : "hidden"} />,
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "hidden",
      render: (row) => <LanguageBadges spoken={languages} written={row.languages} />,
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => formatDateTime(row.updatedAt, formats),
    },
  ];
}
