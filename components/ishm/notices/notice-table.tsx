"use client";

import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { Table, TableBody, TableHead, TableHeader, type TableSort } from "@/components/ui/table";
import type { NoticeAdminRow } from "@/lib/contract/notices";
import { type NoticeSort, type NoticeSortField, nextSort } from "@/lib/web/office/notice-list-query";
import { NoticeRow } from "./notice-row";

type Props = {
  rows: readonly NoticeAdminRow[];
  sort: NoticeSort | null;
  onSort: (sort: NoticeSort | null) => void;
  /** Null when nothing can be done with a selection. */
  selection: { chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void } | null;
  isBusy: boolean;
};

/** The notices of one page. */
export function NoticeTable({ rows, sort, onSort, selection, isBusy }: Props) {
  const t = useTranslations("ishm.notice");
  const chosenHere = rows.filter((row) => selection?.chosen.has(row.noticeIdx)).length;
  const isAllChosen = rows.length > 0 && chosenHere === rows.length;

  function choose(noticeIdxs: readonly number[], isChosen: boolean) {
    const next = new Set(selection?.chosen);
    for (const noticeIdx of noticeIdxs) {
      if (isChosen) next.add(noticeIdx);
      else next.delete(noticeIdx);
    }
    selection?.onChoose(next);
  }

  const head = { sort, onSort };
  return (
    <Table label={t("title")} aria-busy={isBusy || undefined}>
      <TableHead>
        <tr>
          {selection ? (
            <TableHeader className="w-11 ps-4 pe-0">
              <Checkbox
                aria-label={t("selectAll")}
                checked={isAllChosen}
                isIndeterminate={chosenHere > 0 && !isAllChosen}
                onChange={(event) =>
                  choose(
                    rows.map((row) => row.noticeIdx),
                    event.target.checked,
                  )
                }
              />
            </TableHeader>
          ) : null}
          <SortHeader {...head} field="noticeIdx" label={t("columns.no")} align="end" />
          <SortHeader {...head} field="title" label={t("columns.title")} />
          <TableHeader>{t("columns.state")}</TableHeader>
          <TableHeader>{t("columns.languages")}</TableHeader>
          <TableHeader>{t("columns.period")}</TableHeader>
          <SortHeader {...head} field="viewCount" label={t("columns.views")} align="end" />
          <TableHeader align="end">{t("columns.files")}</TableHeader>
          <TableHeader>{t("columns.author")}</TableHeader>
          <SortHeader
            {...head}
            field="createdAt"
            label={t("columns.created")}
            className="max-[1599px]:hidden"
          />
          <SortHeader {...head} field="updatedAt" label={t("columns.updated")} />
        </tr>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <NoticeRow
            key={row.noticeIdx}
            row={row}
            isChosen={selection?.chosen.has(row.noticeIdx) ?? false}
            onChoose={selection ? (isChosen) => choose([row.noticeIdx], isChosen) : null}
          />
        ))}
      </TableBody>
    </Table>
  );
}

type SortHeaderProps = {
  field: NoticeSortField;
  label: string;
  align?: "start" | "end";
  className?: string;
  sort: NoticeSort | null;
  onSort: (sort: NoticeSort | null) => void;
};

function SortHeader({ field, label, align, className, sort, onSort }: SortHeaderProps) {
  const order: TableSort = sort?.field !== field ? "none" : sort.isDescending ? "descending" : "ascending";
  return (
    <TableHeader align={align} sort={order} className={className}>
      <button
        type="button"
        onClick={() => onSort(nextSort(sort, field))}
        className="min-h-7 rounded-chip font-semibold hover:underline"
      >
        {label}
      </button>
    </TableHeader>
  );
}
