"use client";

import { useTranslations } from "next-intl";
import { type AdminChoices, type AdminRow, adminState } from "@/lib/contract/admins/admin-shapes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { isIdx, listInput, listShape } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { forReaders } from "../frame/for-readers";
import { useOffice } from "../frame/root/office-context";
import type { Column } from "../list/column";
import { FilterChoice } from "../list/filter-choice";
import { FilterSelect } from "../list/filter-select";
import { ListFilters } from "../list/list-filters";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListColumns } from "../list/use-list-columns";
import { type ListControls, useListQuery } from "../list/use-list-query";
import { AdminMarks, AdminStateChip } from "./admin-chips";
import { useChoices } from "./admin-choices";
import { MoveDialog, useAdminBulk } from "./move-admins";

/** The accounts of those who work in this back office. */
export const AdminListView = forReaders(officeMenus.admins, AdminList);

function AdminList() {
  const t = useTranslations("ishm.admins");
  const { access, language } = useOffice();
  const { isCreate } = access(officeMenus.admins.code);
  const place = useListQuery(adminListShape);
  const list = useListCall("GET /admin", { query: { lang: language, ...listInput(place.query) } });
  const { choices } = useChoices();
  const { bulk, moving } = useAdminBulk(list.answer.data?.list ?? []);
  return (
    <>
      <ListScreen
        name="admins"
        title={t("title")}
        lead={t("lead")}
        add={isCreate && { href: officePaths.admin("new"), label: t("new") }}
        place={place}
        {...list}
        isOfPersons
        columns={useAdminColumns()}
        idxOf={(row) => row.adminIdx}
        nameOf={(row) => row.id}
        addressOf={(row) => officePaths.admin(row.adminIdx)}
        filters={<AdminFilters {...place} groups={choices.groups} />}
        empty={t("empty")}
        bulk={bulk}
      />
      {moving ? <MoveDialog {...moving} groups={choices.groups} /> : null}
    </>
  );
}

type Props = ListControls<typeof adminListShape> & { groups: AdminChoices["groups"] };

/** The filters of the list. */
function AdminFilters({ groups, ...place }: Props) {
  const t = useTranslations("ishm.admins");
  return (
    <ListFilters place={place} search={t("filters.search")}>
      <FilterSelect
        label={t("fields.groupIdx")}
        all={t("filters.allGroups")}
        options={groups.map(({ groupIdx, groupName }) => ({ value: String(groupIdx), label: groupName }))}
        {...place.filter("groupIdx")}
      />
      <FilterChoice
        legend={t("fields.state")}
        values={adminStates}
        label={(state) => t(`states.${state}`)}
        {...place.filter("state")}
      />
    </ListFilters>
  );
}

/** The columns of the list of accounts. */
function useAdminColumns(): Column<AdminRow>[] {
  const t = useTranslations("ishm.admins");
  const { formats } = useOffice();
  const column = useListColumns<AdminRow>();
  return [
    column.link({ key: "id", title: t("fields.id"), sort: "id", className: "" }, (row) => ({
      href: officePaths.admin(row.adminIdx),
      text: row.id,
    })),
    { key: "name", title: t("fields.name"), sort: "name", className: "min-w-28", render: (row) => row.name },
    column.text(
      { key: "department", title: t("fields.department"), sort: "department", choice: "shown" },
      (row) => row.department || "–",
    ),
    column.text(
      { key: "position", title: t("fields.position"), sort: "position", choice: "shown" },
      (row) => row.position || "–",
    ),
    column.text(
      { key: "group", title: t("fields.groupIdx"), sort: "groupName" },
      (row) => row.groupName ?? t("noGroup"),
    ),
    {
      key: "state",
      title: t("fields.state"),
      sort: "state",
      render: (row) => <AdminStateChip state={row.state} />,
    },
    { key: "marks", title: t("fields.marks"), choice: "shown", render: (row) => <AdminMarks admin={row} /> },
    column.text(
      { key: "lastLogin", title: t("fields.lastLoginAt"), sort: "lastLoginAt", className: "text-ink-2" },
      (row) => (row.lastLoginAt ? formatDateTime(row.lastLoginAt, formats) : t("never")),
    ),
    column.text({ key: "phone", title: t("fields.phoneNo"), choice: "hidden" }, (row) => row.phoneNo),
    { key: "email", title: t("fields.email"), choice: "hidden", render: (row) => row.email },
  ];
}

const adminStates = adminState.options;

/** The filters of the list of accounts. */
const adminListShape = listShape({
  filters: { groupIdx: isIdx, state: adminStates },
  sorts: ["id", "name", "department", "position", "groupName", "state", "lastLoginAt"],
  upwards: ["id", "name", "department", "position", "groupName", "state"],
});
