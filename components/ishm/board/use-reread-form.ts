import { useState } from "react";
import type { BoardDraft, BoardText } from "@/lib/web/office/boards/board-draft";
import type { BoardForm } from "./use-board-form";
import { useRefreshBoard } from "./use-refresh-board";

/**
 * For deeds beside the form of a row, which the server does at once: the row is read anew, and what is typed into the
 * form stays.
 */
export function useRereadForm<D extends BoardDraft<T>, R, T extends BoardText>(
  form: BoardForm<D, R, T>,
  record: R | null,
) {
  const [latest, setLatest] = useState(record);
  const { board, saved, desk, isDirty } = form;
  const refresh = useRefreshBoard(board);
  return {
    latest,
    async reread() {
      if (!saved) return;
      const [answer] = await Promise.all([board.read(saved.idx, desk.language), refresh()]);
      if (!answer.ok) return;
      setLatest(answer.value);
      if (isDirty) form.keepMine(answer.value);
      else form.takeTheirs(answer.value);
    },
  };
}
