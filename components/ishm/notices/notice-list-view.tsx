"use client";

import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { listFilters } from "@/lib/web/office/list-query";
import { noticeListShape } from "@/lib/web/office/notice-list";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { ColumnMenu } from "../list/column-menu";
import { ExportButton } from "../list/export-button";
import { OfficeList } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { useListQuery } from "../list/use-list-query";
import { NoticeFilters } from "./notice-filters";
import { useDeleteNotices } from "./use-delete-notices";
import { useNoticeColumns } from "./use-notice-columns";
import { useNoticeCounts, useNoticeList } from "./use-notice-list";

/** All notices of the club, hidden ones too. */
export function NoticeListView() {
  const { access } = useOffice();
  return access(officeMenus.notices.code).isRead ? <NoticeList /> : <NoAccess />;
}

function NoticeList() {
  const t = useTranslations("ishm.notice");
  const common = useTranslations("common");
  const { access, language } = useOffice();
  const { isCreate, isDelete } = access(officeMenus.notices.code);
  const place = useListQuery(noticeListShape);
  const { query, change } = place;
  const answer = useNoticeList(query, language);
  const { counts, refresh } = useNoticeCounts(language);
  const deletion = useDeleteNotices();
  const columns = useNoticeColumns();
  const { shown, isShown, turn } = useColumns("notices", columns);

  const remove = async (idxs: readonly number[], settle: () => void) => {
    if (!(await deletion.remove(idxs))) return;
    settle();
    const isPageEmpty = idxs.length === answer.data?.list.length && query.page > 1;
    if (isPageEmpty) change({ page: query.page - 1 });
    else await answer.mutate();
    refresh();
  };

  return (
    <>
      <PageHead
        title={t("title")}
        lead={counts ? t("lead", counts) : null}
        actions={
          <>
            {isCreate ? null : <p className="text-ink-2">{t("noCreateHint")}</p>}
            <ExportButton
              list="GET /notice/admin"
              input={{ query: { lang: language, ...listFilters(query) } }}
            />
            <ColumnMenu columns={columns} isShown={isShown} onTurn={turn} />
            {isCreate ? (
              <ButtonLink as={OfficeLink} href={paths.office.notice("new")} size="small">
                <Icon name="plus" size={18} />
                {t("new")}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <OfficeList
        label={t("title")}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={(row) => row.noticeIdx}
        nameOf={(row) => row.title}
        addressOf={(row) => paths.office.notice(row.noticeIdx)}
        filters={<NoticeFilters {...place} />}
        empty={t("empty")}
        bulk={
          isDelete
            ? {
                isBusy: deletion.isBusy,
                actionsOf: (idxs, settle) => [
                  {
                    key: "delete",
                    label: common("delete"),
                    icon: "trash",
                    onDo: () => void remove(idxs, settle),
                  },
                ],
              }
            : undefined
        }
      />
    </>
  );
}
