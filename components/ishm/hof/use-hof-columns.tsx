import { useTranslations } from "next-intl";
import type { HofAdminRow } from "@/lib/contract/boards/hof";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { RowPicture } from "../board/list/row-picture";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { hofShow } from "./hof-list";
import { HofShowChip } from "./hof-show-chip";

/** What the list says of an entry; names are masked. */
export function useHofColumns(): Column<HofAdminRow>[] {
  const t = useTranslations("ishm.hof.columns");
  const { formats } = useOffice();
  return [
    { key: "no", title: t("no"), sort: "hofIdx", align: "end", choice: "shown", render: (row) => row.hofIdx },
    {
      key: "picture",
      title: t("picture"),
      choice: "shown",
      render: (row) => <RowPicture src={row.imageUrl} width={48} height={36} />,
    },
    {
      key: "member",
      title: t("member"),
      render: (row) => (
        <OfficeLink
          href={officePaths.hallOfFameEntry(row.hofIdx)}
          className="font-medium no-underline hover:underline"
        >
          {row.memberName}
        </OfficeLink>
      ),
    },
    { key: "type", title: t("type"), sort: "type", render: (row) => row.typeName },
    {
      key: "show",
      title: t("show"),
      render: (row) => (
        <HofShowChip show={hofShow({ ...row, isWithdrawn: row.consentWithdrawnAt !== null })} />
      ),
    },
    {
      key: "played",
      title: t("played"),
      sort: "playDate",
      className: "tabular-nums",
      render: (row) => formatDate(row.playDate, formats),
    },
    {
      key: "course",
      title: t("course"),
      choice: "shown",
      render: (row) =>
        row.holeNo ? t("hole", { course: row.courseName, hole: row.holeNo }) : row.courseName,
    },
    { key: "cert", title: t("cert"), choice: "shown", render: (row) => row.certNo ?? "–" },
    {
      key: "consent",
      title: t("consentOn"),
      choice: "hidden",
      render: (row) => (row.consentOn ? formatDate(row.consentOn, formats) : "–"),
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
