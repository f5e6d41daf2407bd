"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icons";
import type { CallInput, ContractKey } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import type { AnyBoard } from "@/lib/web/office/boards/board";
import { useOffice } from "../frame/office-context";
import { OfficeLink } from "../frame/office-link";
import { PageHead } from "../frame/page-head";
import type { Column } from "../list/column";
import { ColumnMenu } from "../list/column-menu";
import { ExportButton } from "../list/export-button";
import { OfficeList, type OfficeListProps } from "../list/office-list";
import type { BulkAction } from "../list/selection-bar";
import { useColumns } from "../list/use-columns";
import { boardRowPath } from "./board-paths";
import { TrashButton } from "./trash-dialog";
import { useBoardDeeds } from "./use-board-deeds";

type Props<Row, K extends ContractKey> = Pick<
  OfficeListProps<Row>,
  "answer" | "idxOf" | "nameOf" | "filters"
> & {
  board: AnyBoard;
  title: string;
  empty: string;
  newLabel: string;
  place: OfficeListProps<Row>["place"] & { change: (part: { page: number }) => void };
  columns: readonly Column<Row>[];
  /** The list's call and what is filtered, for the sheet. */
  sheet: { list: K; input: CallInput<K> };
  /** Beside the buttons that every board has. */
  actions?: ReactNode;
};

/** The rows of a board: how many visitors see, what can be done with some of them, a sheet, a new row, deleted ones. */
export function BoardList<Row, K extends ContractKey>(props: Props<Row, K>) {
  const { board, title, place, answer, columns, sheet, idxOf } = props;
  const { access } = useOffice();
  const { isCreate, isDelete } = access(board.menu.code);
  const { shown, isShown, turn } = useColumns(board.entity, columns);
  const bulk = useBulk(props);
  return (
    <>
      <PageHead
        title={title}
        lead={<BoardCounts board={board} />}
        actions={
          <>
            {props.actions}
            <TrashButton board={board} canRestore={isDelete} />
            <ExportButton {...sheet} />
            <ColumnMenu columns={columns} isShown={isShown} onTurn={turn} />
            {isCreate ? (
              <ButtonLink as={OfficeLink} href={boardRowPath(board, "new")} size="small">
                <Icon name="plus" size={18} />
                {props.newLabel}
              </ButtonLink>
            ) : null}
          </>
        }
      />
      <OfficeList
        label={title}
        place={place}
        answer={answer}
        columns={shown}
        idxOf={idxOf}
        nameOf={props.nameOf}
        addressOf={(row) => boardRowPath(board, idxOf(row))}
        filters={props.filters}
        empty={props.empty}
        bulk={bulk}
      />
    </>
  );
}

/** Show, hide and delete, as far as the rights go. */
function useBulk<Row, K extends ContractKey>({ board, place, answer }: Props<Row, K>) {
  const t = useTranslations("ishm.board.bulk");
  const common = useTranslations("common");
  const { access } = useOffice();
  const { isUpdate, isDelete } = access(board.menu.code);
  const deeds = useBoardDeeds(board);
  if (!isUpdate && !isDelete) return undefined;

  async function remove(idxs: readonly number[], settle: () => void) {
    const isPageEmpty = idxs.length === answer.data?.list.length && place.query.page > 1;
    if (!(await deeds.remove(idxs))) return;
    settle();
    if (isPageEmpty) place.change({ page: place.query.page - 1 });
  }
  async function show(idxs: readonly number[], isVisible: boolean, settle: () => void) {
    if (await deeds.show(idxs, isVisible)) settle();
  }
  const actionsOf = (idxs: readonly number[], settle: () => void): BulkAction[] => [
    ...(isUpdate
      ? [
          { key: "show", label: t("show"), icon: "eye" as const, onDo: () => void show(idxs, true, settle) },
          {
            key: "hide",
            label: t("hide"),
            icon: "eye-off" as const,
            onDo: () => void show(idxs, false, settle),
          },
        ]
      : []),
    ...(isDelete
      ? [
          {
            key: "delete",
            label: common("delete"),
            icon: "trash" as const,
            onDo: () => void remove(idxs, settle),
          },
        ]
      : []),
  ];
  return { isBusy: deeds.isBusy, actionsOf };
}

function BoardCounts({ board }: { board: AnyBoard }) {
  const t = useTranslations("ishm.board");
  const { data } = useCall(
    "GET /ops/boards/{entity}/counts",
    { params: { entity: board.entity } },
    { handled: true, keepPreviousData: true },
  );
  if (!data) return null;
  if (board.entity === "event") return <>{t("eventCounts", data)}</>;
  return <>{t(data.scheduled + data.ended > 0 ? "countsWithPeriods" : "counts", data)}</>;
}
