import { useFormatter, useTranslations } from "next-intl";
import type { ReferenceAdminRow } from "@/lib/contract/boards/references";
import { formatMoney } from "@/lib/shared/money/money";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { LanguageBadges } from "../board/form/language-badges";
import { ShowStateChip } from "../board/form/publish-panel";
import { RowPicture } from "../board/list/row-picture";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";

/** What the list says of a paper or a product. */
export function useReferenceColumns(): Column<ReferenceAdminRow>[] {
  const t = useTranslations("ishm.reference.columns");
  const format = useFormatter();
  const { formats, languages } = useOffice();
  const time = (moment: string | undefined) => (moment ? formatDateTime(moment, formats) : "–");
  return [
    {
      key: "no",
      title: t("no"),
      sort: "referenceIdx",
      align: "end",
      className: "text-ink-2",
      render: (row) => row.referenceIdx,
    },
    {
      key: "picture",
      title: t("picture"),
      choice: "shown",
      render: (row) => <RowPicture src={row.imageUrl ?? null} width={48} height={36} />,
    },
    {
      key: "title",
      title: t("title"),
      sort: "title",
      className: "max-w-96 min-w-52 truncate",
      render: (row) => (
        <OfficeLink
          href={officePaths.reference(row.referenceIdx)}
          className="font-medium no-underline hover:underline"
        >
          {row.title}
        </OfficeLink>
      ),
    },
    {
      key: "type",
      title: t("type"),
      sort: "type",
      choice: "shown",
      render: (row) => row.typeName ?? row.type,
    },
    {
      key: "state",
      title: t("state"),
      render: ({ isVisible }) => <ShowStateChip state={isVisible ? "visible" : "hidden"} />,
    },
    {
      key: "languages",
      title: t("languages"),
      choice: "shown",
      render: (row) => <LanguageBadges spoken={languages} written={row.languages ?? []} />,
    },
    {
      key: "price",
      title: t("price"),
      sort: "price",
      align: "end",
      choice: "shown",
      render: ({ price }) => (price == null ? "–" : formatMoney(price, formats)),
    },
    {
      key: "files",
      title: t("files"),
      align: "end",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => (row.fileCount > 0 ? row.fileCount : "–"),
    },
    {
      key: "downloads",
      title: t("downloads"),
      sort: "downloadCount",
      align: "end",
      choice: "shown",
      render: (row) => format.number(row.downloadCount),
    },
    {
      key: "views",
      title: t("views"),
      sort: "viewCount",
      align: "end",
      choice: "shown",
      render: (row) => format.number(row.viewCount),
    },
    { key: "author", title: t("author"), choice: "hidden", render: (row) => row.createdBy ?? "–" },
    {
      key: "created",
      title: t("created"),
      sort: "createdAt",
      choice: "hidden",
      className: "text-ink-2",
      render: (row) => time(row.createdAt),
    },
    {
      key: "updated",
      title: t("updated"),
      sort: "updatedAt",
      choice: "shown",
      className: "text-ink-2",
      render: (row) => time(row.updatedAt),
    },
  ];
}
