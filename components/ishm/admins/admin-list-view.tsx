"use client";

import { useTranslations } from "next-intl";
import { useCall } from "@/lib/web/api/use-call";
import { adminListShape } from "@/lib/web/office/admin-list";
import { listFilters, listInput } from "@/lib/web/office/list-query";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ListActions } from "../list/list-actions";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { AdminFilters } from "./admin-filters";
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
  const { query } = place;
  const answer = useCall(
    "GET /admin",
    { query: { lang: language, ...listInput(query) } },
    { keepPreviousData: true, handled: true },
  );
  const { choices } = useChoices();
  const columns = useAdminColumns();
  const { shown, ...choice } = useColumns("admins", columns);
  const { bulk, moving } = useAdminBulk(answer.data?.list ?? []);
  return (
    <>
      <PageHead
        title={t("title")}
        lead={t("lead")}
        actions={
          <ListActions
            sheet={{
              list: "GET /admin",
              input: { query: { lang: language, ...listFilters(query) } },
              isOfPersons: true,
            }}
            columns={columns}
            choice={choice}
            add={isCreate && { href: paths.office.admin("new"), label: t("new") }}
          />
        }
      />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.adminIdx}
        nameOf={(row) => row.id}
        addressOf={(row) => paths.office.admin(row.adminIdx)}
        filters={<AdminFilters {...place} groups={choices.groups} />}
        empty={t("empty")}
        bulk={bulk}
      />
      {moving ? <MoveDialog {...moving} groups={choices.groups} /> : null}
    </>
  );
}
