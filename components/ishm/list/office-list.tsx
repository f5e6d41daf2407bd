"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { isNarrowed, type ListQuery } from "@/lib/web/office/list-query";
import { OfficeFailure } from "../frame/office-failure";
import { OfficeLink } from "../frame/office-link";
import type { Column } from "./column";
import { ListFoot } from "./list-foot";
import { OfficeTable } from "./office-table";
import { type BulkAction, SelectionBar } from "./selection-bar";
import { TableSkeleton } from "./table-skeleton";

type Page<Row> = { list: readonly Row[]; total: number };

export type OfficeListProps<Row> = {
  label: string;
  /** The query of the list and its changes (`useListQuery`). */
  place: {
    query: ListQuery;
    sortBy: (field: string) => void;
    toPage: (page: number) => void;
    toSize: (size: number) => void;
  };
  /** The answer of the list's call, with `keepPreviousData`. */
  answer: { data?: Page<Row>; error?: CallFailure; isLoading: boolean; mutate: () => unknown };
  columns: readonly Column<Row>[];
  idxOf: (row: Row) => number;
  nameOf: (row: Row) => string;
  addressOf?: (row: Row) => string;
  filters?: ReactNode;
  /** The text of a list without rows; a filtered list says that nothing fits. */
  empty: string;
  /** The way to the first entry, for who may make one. */
  first?: { href: string; label: string } | false | undefined;
  /** Actions on selected rows; `settle` clears the selection. Without them rows cannot be selected. */
  bulk?: {
    isBusy: boolean;
    actionsOf: (idxs: readonly number[], settle: () => void) => readonly BulkAction[];
  };
};

/** A list of the back office: filters, the rows of one page, bulk actions, pagination. */
export function OfficeList<Row>(props: OfficeListProps<Row>) {
  const { answer, place, idxOf, bulk } = props;
  const { query } = place;
  const t = useTranslations("ishm.table");
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const rows = answer.data?.list ?? [];
  // Rows of another page or filter cannot be seen, so nothing is done with them.
  const chosenHere = rows.map(idxOf).filter((idx) => chosen.has(idx));
  const settle = () => setChosen(new Set());
  return (
    <>
      <div className="overflow-hidden rounded-panel border border-line bg-sheet">
        {props.filters}
        {answer.error && !answer.data ? (
          <OfficeFailure failure={answer.error} onRetry={() => void answer.mutate()} />
        ) : !answer.data ? (
          <TableSkeleton />
        ) : rows.length === 0 ? (
          <div className="flex flex-col items-start gap-4 px-5 py-12">
            <p role="status" className="max-w-prose text-ink-2">
              {isNarrowed(query) ? t("nothingFits") : props.empty}
            </p>
            {props.first && !isNarrowed(query) ? (
              <ButtonLink as={OfficeLink} href={props.first.href} variant="outline" size="small">
                <Icon name="plus" size={18} />
                {props.first.label}
              </ButtonLink>
            ) : null}
          </div>
        ) : (
          <OfficeTable
            {...props}
            rows={rows}
            sort={query.sort}
            onSort={place.sortBy}
            selection={bulk ? { chosen, onChoose: setChosen } : null}
            isBusy={answer.isLoading}
          />
        )}
      </div>
      {bulk ? (
        <SelectionBar
          count={chosenHere.length}
          isBusy={bulk.isBusy}
          actions={bulk.actionsOf(chosenHere, settle)}
          onClear={settle}
        />
      ) : null}
      {answer.data ? (
        <ListFoot
          page={query.page}
          size={query.size}
          total={answer.data.total}
          onPage={place.toPage}
          onSize={place.toSize}
        />
      ) : null}
    </>
  );
}
