"use client";

import { type ReactNode, useCallback, useState } from "react";
import type { Board } from "@/lib/web/boards/board";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { withEditor } from "../../editor/lazy-editor";
import { RecordBody } from "../../form/record-body";
import { useIsTyped } from "../../form/use-is-typed";
import { useRecord } from "../../form/use-record";
import type { Crumb } from "../../frame/bar/breadcrumbs";
import { NoAccess } from "../../frame/no-access";
import { PageHead } from "../../frame/page-head";
import { useOffice } from "../../frame/root/office-context";
import { useBoardContext } from "./use-board-form";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  board: Board<D, R, T>;
  /** Null makes a new row. */
  idx: number | null;
  titles: { new: string; edit: string };
  /** Breadcrumbs between the menu and this screen, where its list is not the menu's first. */
  crumbs?: readonly Crumb[];
  /** The form that begins with a record, or with nothing. */
  children: (record: R | null, canSave: boolean) => ReactNode;
};

/** One row of a board, or a new one. */
export function BoardEditor<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { board, idx, titles, crumbs, children } = props;
  const { access } = useOffice();
  const { isRead, isCreate } = access(board.menu.code);
  if (!isRead || (idx === null && !isCreate)) return <NoAccess />;
  return (
    <>
      <PageHead title={idx === null ? titles.new : titles.edit} crumbs={crumbs} />
      {idx === null ? children(null, true) : <SavedBody key={idx} {...props} idx={idx} />}
    </>
  );
}

function SavedBody<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T> & { idx: number }) {
  const { board, idx, children } = props;
  const { access } = useOffice();
  const { isUpdate } = access(board.menu.code);
  // The form keeps what is typed, so another language of the screen changes nothing in it.
  const { language } = useBoardContext();
  const [lang] = useState(language);
  const read = useCallback(
    (signal: AbortSignal | undefined) => {
      const record = board.read(idx, lang, signal);
      return board.texts.rich.length > 0 ? withEditor(record) : record;
    },
    [board, idx, lang],
  );
  const record = useRecord(read, useIsTyped());
  return (
    <RecordBody of={record}>{(row) => <div key={record.edition}>{children(row, isUpdate)}</div>}</RecordBody>
  );
}
