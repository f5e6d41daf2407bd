"use client";

import { useTranslations } from "next-intl";
import { listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { officePaths } from "@/lib/web/routing/office-paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/root/office-context";
import { ListScreen } from "../list/list-screen";
import { useListCall } from "../list/use-list-call";
import { useListQuery } from "../list/use-list-query";
import { AdminFilters } from "./admin-filters";
import { adminListShape } from "./admin-list";
import { MoveDialog } from "./move-dialog";
import { useAdminBulk } from "./use-admin-bulk";
import { useAdminColumns } from "./use-admin-columns";
import { useChoices } from "./use-choices";

/** The accounts of those who work in this back office. */
export function AdminListView() {
  const { access } = useOffice();
  return access(officeMenus.admins.code).isRead ? <AdminList /> : <NoAccess />;
}

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
