import { useEffect, useRef, useState } from "react";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { useRefreshBoard } from "../list/use-refresh-board";
import type { BoardForm } from "./use-board-form";

/**
 * For actions beside the form of a row, which the server does at once: the row as it is now (`latest`), also after a save.
 * After an action it is read anew, and what is typed into the form stays.
 */
export function useRereadForm<D extends BoardDraft<T>, R, T extends BoardText>(
  form: BoardForm<D, R, T>,
  record: R | null,
) {
  const { board, saved, desk } = form;
  const [latest, setLatest] = useState(record);
  const readAt = useRef(record && board.savedOf(record).version);
  const refresh = useRefreshBoard(board);
  const { language } = desk;
  useEffect(() => {
    if (!saved || readAt.current === null || readAt.current === saved.version) return;
    readAt.current = saved.version;
    void board.read(saved.idx, language).then((answer) => {
      if (answer.ok) setLatest(answer.value);
    });
  }, [board, saved, language]);
  return {
    latest,
    async reread() {
      if (!saved) return;
      const [answer] = await Promise.all([board.read(saved.idx, language), refresh()]);
      if (!answer.ok) return;
      readAt.current = board.savedOf(answer.value).version;
      setLatest(answer.value);
      form.rebase(answer.value);
    },
  };
}
