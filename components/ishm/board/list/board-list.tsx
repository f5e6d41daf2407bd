"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ContractKey } from "@/lib/contract/routes";
import { useCall } from "@/lib/web/api/use-call";
import type { AnyBoard } from "@/lib/web/boards/board";
import { useOffice } from "../../frame/root/office-context";
import { ListScreen, type ListScreenProps } from "../../list/list-screen";
import type { OfficeListProps } from "../../list/office-list";
import type { BulkAction } from "../../list/selection-bar";
import { boardRowPath } from "../board-paths";
import { TrashButton } from "./trash-dialog";
import { useBoardActions } from "./use-board-actions";

type Props<Row, K extends ContractKey> = Omit<
  ListScreenProps<Row, K>,
  "name" | "lead" | "add" | "addressOf" | "bulk" | "place"
> & {
  board: AnyBoard;
  newLabel: string;
  /** In the place of how many rows visitors see. */
  lead?: ReactNode;
  place: ListScreenProps<Row, K>["place"] & { change: (part: { page: number }) => void };
};

/** The rows of a board: how many visitors see, bulk actions, export, a new row, the trash. */
export function BoardList<Row, K extends ContractKey>({ board, newLabel, lead, ...list }: Props<Row, K>) {
  const { access } = useOffice();
  const { isCreate, isDelete } = access(board.menu.code);
  const bulk = useBoardBulk({ board, ...list });
  return (
    <ListScreen
      {...list}
      name={board.entity}
      lead={lead ?? <BoardCounts board={board} />}
      actions={
        <>
          {list.actions}
          <TrashButton board={board} canRestore={isDelete} />
        </>
      }
      add={isCreate && { href: boardRowPath(board, "new"), label: newLabel }}
      addressOf={(row) => boardRowPath(board, list.idxOf(row))}
      bulk={bulk}
    />
  );
}

/** How many rows visitors see, and how many they do not. */
function BoardCounts({ board }: { board: AnyBoard }) {
  const t = useTranslations("ishm.board");
  const { data } = useCall(
    "GET /ops/boards/{entity}/counts",
    { params: { entity: board.entity } },
    { handled: true, keepPreviousData: true },
  );
  if (!data || board.isInternal) return null;
  if (board.entity === "event") return <>{t("eventCounts", data)}</>;
  return <>{t(data.scheduled + data.ended > 0 ? "countsWithPeriods" : "counts", data)}</>;
}

type Options<Row> = Pick<OfficeListProps<Row>, "answer"> & {
  board: AnyBoard;
  place: OfficeListProps<Row>["place"] & { change: (part: { page: number }) => void };
};

/** Show, hide and delete, as far as the rights go. */
function useBoardBulk<Row>({ board, place, answer }: Options<Row>) {
  const t = useTranslations("ishm.board.bulk");
  const common = useTranslations("common");
  const { access } = useOffice();
  const { isUpdate, isDelete } = access(board.menu.code);
  const canShow = isUpdate && !board.isInternal;
  const actions = useBoardActions(board);
  if (!canShow && !isDelete) return undefined;

  async function remove(idxs: readonly number[], settle: () => void) {
    const isPageEmpty = idxs.length === answer.data?.list.length && place.query.page > 1;
    if (!(await actions.remove(idxs))) return;
    settle();
    if (isPageEmpty) place.change({ page: place.query.page - 1 });
  }
  async function show(idxs: readonly number[], isVisible: boolean, settle: () => void) {
    if (await actions.show(idxs, isVisible)) settle();
  }
  const actionsOf = (idxs: readonly number[], settle: () => void): BulkAction[] => [
    ...(canShow
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
  return { isBusy: actions.isBusy, actionsOf };
}
