"use client";

import type { ReactNode } from "react";
import type { CallInput, ContractKey } from "@/lib/contract/routes";
import type { AnyBoard } from "@/lib/web/office/boards/board";
import type { menuScreens } from "@/lib/web/office/office-menus";
import { useOffice } from "../frame/office-context";
import { PageHead } from "../frame/page-head";
import { ScreenTabs } from "../frame/screen-tabs";
import type { Column } from "../list/column";
import { ListActions } from "../list/list-actions";
import { OfficeList, type OfficeListProps } from "../list/office-list";
import { useColumns } from "../list/use-columns";
import { BoardCounts } from "./board-counts";
import { boardRowPath } from "./board-paths";
import { TrashButton } from "./trash-dialog";
import { useBoardBulk } from "./use-board-bulk";

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
  sheet: { list: K; input: CallInput<K>; isOfPersons?: boolean };
  /** The menu whose screens it stands among. */
  tabs?: keyof typeof menuScreens;
  /** Beside the buttons that every board has. */
  actions?: ReactNode;
};

/** The rows of a board: how many visitors see, what can be done with some of them, a sheet, a new row, deleted ones. */
export function BoardList<Row, K extends ContractKey>(props: Props<Row, K>) {
  const { board, title, place, answer, columns, sheet, idxOf } = props;
  const { access } = useOffice();
  const { isCreate, isDelete } = access(board.menu.code);
  const { shown, ...choice } = useColumns(board.entity, columns);
  const bulk = useBoardBulk(props);
  return (
    <>
      <PageHead
        title={title}
        lead={<BoardCounts board={board} />}
        actions={
          <>
            {props.actions}
            <TrashButton board={board} canRestore={isDelete} />
            <ListActions
              sheet={sheet}
              columns={columns}
              choice={choice}
              add={isCreate && { href: boardRowPath(board, "new"), label: props.newLabel }}
            />
          </>
        }
      />
      {props.tabs ? <ScreenTabs of={props.tabs} /> : null}
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
