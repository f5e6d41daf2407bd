import { useTranslations } from "next-intl";
import type { AdminRow } from "@/lib/contract/admins/admin-shapes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { AdminMarks } from "./admin-marks";
import { AdminStateChip } from "./admin-state-chip";

/** What the list says of an account. */
export function useAdminColumns(): Column<AdminRow>[] {
  const t = useTranslations("ishm.admins");
  const { formats } = useOffice();
  return [
    {
      key: "id",
      title: t("fields.id"),
      sort: "id",
      render: (row) => (
        <OfficeLink href={officePaths.admin(row.adminIdx)} className="font-medium text-ink hover:underline">
          {row.id}
        </OfficeLink>
      ),
    },
    { key: "name", title: t("fields.name"), sort: "name", className: "min-w-28", render: (row) => row.name },
    {
      key: "department",
      title: t("fields.department"),
      sort: "department",
      choice: "shown",
      render: (row) => row.department || "–",
    },
    {
      key: "position",
      title: t("fields.position"),
      sort: "position",
      choice: "shown",
      render: (row) => row.position || "–",
    },
    {
      key: "group",
      title: t("fields.groupIdx"),
      sort: "groupName",
      render: (row) => row.groupName ?? t("noGroup"),
    },
    {
      key: "state",
      title: t("fields.state"),
      sort: "state",
      render: (row) => <AdminStateChip state={row.state} />,
    },
    { key: "marks", title: t("fields.marks"), choice: "shown", render: (row) => <AdminMarks admin={row} /> },
    {
      key: "lastLogin",
      title: t("fields.lastLoginAt"),
      sort: "lastLoginAt",
      className: "text-ink-2",
      render: (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt, formats) : t("never")),
    },
    {
      key: "phone",
      title: t("fields.phoneNo"),
      choice: "hidden",
      className: "tabular-nums",
      render: (row) => row.phoneNo,
    },
    { key: "email", title: t("fields.email"), choice: "hidden", render: (row) => row.email },
  ];
}
