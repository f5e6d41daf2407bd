"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import { officeMenus } from "@/lib/web/office/office-menus";
import { paths } from "@/lib/web/routing/paths";
import { NoAccess } from "../frame/no-access";
import { useOffice } from "../frame/office-context";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import { ListFoot } from "./list-foot";
import { NoticeFilters } from "./notice-filters";
import { NoticeTable } from "./notice-table";
import { SelectionBar } from "./selection-bar";
import { TableSkeleton } from "./table-skeleton";
import { useDeleteNotices } from "./use-delete-notices";
import { useNoticeCounts, useNoticeList } from "./use-notice-list";
import { useNoticeQuery } from "./use-notice-query";

/** All notices of the club, hidden ones too. */
export function NoticeListView() {
  const { access } = useOffice();
  return access(officeMenus.notices.code).isRead ? <NoticeList /> : <NoAccess />;
}

function NoticeList() {
  const t = useTranslations("ishm.notice");
  const { access, language } = useOffice();
  const { isCreate, isDelete } = access(officeMenus.notices.code);
  const { query, change } = useNoticeQuery();
  const { data, error, isLoading, mutate } = useNoticeList(query, language);
  const { counts, refresh } = useNoticeCounts(language);
  const deletion = useDeleteNotices();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const rows = data?.list ?? [];
  // Rows of another page or filter cannot be seen, so nothing is done with them.
  const chosenRows = rows.filter((row) => chosen.has(row.noticeIdx)).map((row) => row.noticeIdx);

  const removeChosen = async () => {
    if (!(await deletion.remove(chosenRows))) return;
    setChosen(new Set());
    const isPageEmpty = chosenRows.length === rows.length && query.page > 1;
    if (isPageEmpty) change({ page: query.page - 1 });
    else await mutate();
    refresh();
  };

  return (
    <>
      <PageHead
        title={t("title")}
        lead={counts ? t("lead", counts) : null}
        actions={
          isCreate ? (
            <ButtonLink as={OfficeLink} href={paths.office.notice("new")} size="small">
              <Icon name="plus" size={18} />
              {t("new")}
            </ButtonLink>
          ) : (
            <p className="text-ink-2">{t("noCreateHint")}</p>
          )
        }
      />
      <div className="overflow-hidden rounded-panel border border-line bg-sheet">
        <NoticeFilters query={query} onChange={change} />
        {error && !data ? (
          <OfficeFailure failure={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <TableSkeleton />
        ) : rows.length === 0 ? (
          <p role="status" className="px-5 py-12 text-ink-2">
            {query.keyword || query.state ? t("emptySearch") : t("empty")}
          </p>
        ) : (
          <NoticeTable
            rows={rows}
            sort={query.sort}
            onSort={(sort) => change({ sort })}
            selection={isDelete ? { chosen, onChoose: setChosen } : null}
            isBusy={isLoading}
          />
        )}
      </div>
      <SelectionBar
        count={chosenRows.length}
        isBusy={deletion.isBusy}
        onDelete={() => void removeChosen()}
        onClear={() => setChosen(new Set())}
      />
      {data ? (
        <ListFoot
          page={query.page}
          size={query.size}
          total={data.total}
          onPage={(page) => change({ page })}
          onSize={(size) => change({ size })}
        />
      ) : null}
    </>
  );
}
