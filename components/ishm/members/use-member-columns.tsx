import { useTranslations } from "next-intl";
import type { MemberRow } from "@/lib/contract/accounts/ops-members";
import { formatDate, formatDateTime } from "@/lib/shared/time/date-format";
import { officePaths } from "@/lib/web/routing/office-paths";
import { OfficeLink } from "../frame/office-link";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { MemberStateChip } from "./member-state-chip";

/** What the list says of a member; names and addresses are masked. */
export function useMemberColumns(): Column<MemberRow>[] {
  const t = useTranslations("ishm.members.fields");
  const { formats } = useOffice();
  return [
    {
      key: "id",
      title: t("id"),
      render: (row) => (
        <OfficeLink href={officePaths.member(row.memberIdx)} className="font-medium text-ink hover:underline">
          {row.id}
        </OfficeLink>
      ),
    },
    { key: "name", title: t("name"), className: "min-w-24", render: (row) => row.name },
    { key: "type", title: t("type"), render: (row) => row.memberTypeName },
    { key: "state", title: t("state"), render: (row) => <MemberStateChip {...row} /> },
    {
      key: "phone",
      title: t("phone"),
      choice: "shown",
      className: "tabular-nums",
      render: (row) => row.phoneNo,
    },
    { key: "email", title: t("email"), choice: "shown", render: (row) => row.email },
    {
      key: "joined",
      title: t("joined"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => formatDate(row.joinedAt, formats),
    },
    {
      key: "lastLogin",
      title: t("lastLogin"),
      choice: "shown",
      className: "text-ink-2 tabular-nums",
      render: (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt, formats) : t("never")),
    },
    {
      key: "number",
      title: t("number"),
      choice: "hidden",
      className: "text-ink-2 tabular-nums",
      render: (row) => row.memberIdx,
    },
  ];
}
