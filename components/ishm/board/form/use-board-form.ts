import { useState } from "react";
import type { Language } from "@/lib/shared/languages";
import type { Board, SavedRow } from "@/lib/web/boards/board";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { useDraft } from "../../form/use-draft";
import { rebased } from "./rebased";
import { useDesk } from "./use-desk";

type Options<D extends BoardDraft<T>, R, T extends BoardText> = {
  board: Board<D, R, T>;
  /** Null of a new row. */
  record: R | null;
  canSave: boolean;
};

/** What is typed, what the server has, and which texts the editors have to begin with anew (`round`). */
export function useBoardForm<D extends BoardDraft<T>, R, T extends BoardText>(options: Options<D, R, T>) {
  const { board, record, canSave } = options;
  const desk = useDesk();
  const [first] = useState(() => (record ? board.draftOf(record, desk) : board.empty(desk)));
  const { draft, baseline, isDirty, change, update, begin, markSaved } = useDraft<D>(first, canSave);
  const [saved, setSaved] = useState<SavedRow | null>(() => record && board.savedOf(record));
  const [round, setRound] = useState(0);
  const [isLeaving, setLeaving] = useState(false);
  const again = () => setRound((count) => count + 1);

  const changeText = (language: Language, part: Partial<T>) =>
    update((now) => ({ ...now, texts: { ...now.texts, [language]: { ...now.texts[language], ...part } } }));

  return {
    ...{ board, desk, saved, draft, baseline, round, isDirty, canSave, isLeaving, change, changeText },
    /** A new picture of a part, none (null), or the one that it has (undefined). */
    changePicture(part: string, next: File | null | undefined) {
      update((now) => {
        const { [part]: _before, ...others } = now.pictures;
        return { ...now, pictures: next === undefined ? others : { ...others, [part]: next } };
      });
    },
    /** Puts a text in from outside the editor, which then begins with it. */
    replaceText(language: Language, text: T) {
      changeText(language, text);
      again();
    },
    /** Puts everything in from outside: a kept draft, an older state. `version` is the one that it began with. */
    replace(next: D, version?: number) {
      update(next);
      if (version !== undefined) setSaved((now) => now && { ...now, version });
      again();
    },
    /** The server has what was sent; what was typed since then still counts as unsaved. */
    markSaved(next: SavedRow, sent: D) {
      const emptied = { addedFiles: [], removedFiles: [], pictures: {} };
      setSaved(next);
      markSaved({ ...sent, ...emptied });
      update((now) => ({ ...now, ...emptied }));
    },
    /** What was typed is given up: the row is gone. */
    discard: () => begin(baseline),
    /** A new row has its number: its own screen comes next, and nothing more is typed here. */
    leave: () => setLeaving(true),
    /** Everything as the server has it; what was typed is gone. */
    takeTheirs(theirs: R) {
      setSaved(board.savedOf(theirs));
      begin(board.draftOf(theirs, desk));
      again();
    },
    /** An action beside the form has changed the row: what was typed goes on from there. */
    rebase(theirs: R) {
      const next = board.draftOf(theirs, desk);
      setSaved(board.savedOf(theirs));
      update((now) => rebased(now, baseline, next));
      markSaved(next);
    },
    /** The newer version counts as known, so that the next save goes over it; what was typed stays. */
    keepMine(theirs: R) {
      const row = board.savedOf(theirs);
      const known = row.files.map((file) => file.fileIdx);
      setSaved(row);
      markSaved(board.draftOf(theirs, desk));
      update((now) => ({ ...now, removedFiles: now.removedFiles.filter((one) => known.includes(one)) }));
    },
  };
}

export type BoardForm<D extends BoardDraft<T>, R, T extends BoardText = D["texts"][Language]> = ReturnType<
  typeof useBoardForm<D, R, T>
>;
