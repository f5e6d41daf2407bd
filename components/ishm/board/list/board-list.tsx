"use client";

import type { ContractKey } from "@/lib/contract/routes";
import type { AnyBoard } from "@/lib/web/boards/board";
import { useOffice } from "../../frame/root/office-context";
import { ListScreen, type ListScreenProps } from "../../list/list-screen";
import { boardRowPath } from "../board-paths";
import { BoardCounts } from "./board-counts";
import { TrashButton } from "./trash-dialog";
import { useBoardBulk } from "./use-board-bulk";

type Props<Row, K extends ContractKey> = Omit<
  ListScreenProps<Row, K>,
  "name" | "lead" | "add" | "addressOf" | "bulk" | "place"
> & {
  board: AnyBoard;
  newLabel: string;
  place: ListScreenProps<Row, K>["place"] & { change: (part: { page: number }) => void };
};

/** The rows of a board: how many visitors see, what can be done with some of them, a sheet, a new row, deleted ones. */
export function BoardList<Row, K extends ContractKey>({ board, newLabel, ...list }: Props<Row, K>) {
  const { access } = useOffice();
  const { isCreate, isDelete } = access(board.menu.code);
  const bulk = useBoardBulk({ board, ...list });
  return (
    <ListScreen
      {...list}
      name={board.entity}
      lead={<BoardCounts board={board} />}
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
