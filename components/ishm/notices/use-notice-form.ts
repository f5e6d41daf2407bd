import { useState } from "react";
import type { FileLink } from "@/lib/contract/common";
import type { NoticeDetail } from "@/lib/contract/notices";
import type { Language } from "@/lib/shared/languages";
import { type NoticeDraft, type NoticeText, noticeDraftOf } from "@/lib/web/office/notice-draft";
import { useDraft } from "../form/use-draft";

export type SavedNotice = { noticeIdx: number; version: number; files: readonly FileLink[] };

/** What is typed, what was last saved, and which texts the editors have to begin with anew (`round`). */
export function useNoticeForm(initialSaved: SavedNotice | null, initialDraft: NoticeDraft, canSave: boolean) {
  const { draft, isDirty, change, update, begin, markSaved } = useDraft(initialDraft, canSave);
  const [saved, setSaved] = useState(initialSaved);
  const [round, setRound] = useState(0);

  const changeText = (language: Language, part: Partial<NoticeText>) =>
    update((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { ...now.texts[language], ...part } },
    }));

  return {
    ...{ saved, draft, round, isDirty, change, changeText },
    /** Puts a text in from outside the editor, which then begins with it. */
    replaceText(language: Language, text: NoticeText) {
      changeText(language, text);
      setRound((count) => count + 1);
    },
    /** The server has what was sent; what was typed since then still counts as unsaved. */
    markSaved(next: SavedNotice, sent: NoticeDraft) {
      const emptied = { newFiles: [], removedFiles: [] };
      setSaved(next);
      markSaved({ ...sent, ...emptied });
      change(emptied);
    },
    /** Everything as the server has it; what was typed is gone. */
    takeTheirs(theirs: NoticeDetail) {
      setSaved(savedNoticeOf(theirs));
      begin(noticeDraftOf(theirs));
      setRound((count) => count + 1);
    },
    /** The newer version counts as known, so that the next save goes over it; what was typed stays. */
    keepMine(theirs: NoticeDetail) {
      const fileIdxs = theirs.files.map((file) => file.fileIdx);
      setSaved(savedNoticeOf(theirs));
      markSaved(noticeDraftOf(theirs));
      update((now) => ({ ...now, removedFiles: now.removedFiles.filter((one) => fileIdxs.includes(one)) }));
    },
  };
}

export type NoticeFormState = ReturnType<typeof useNoticeForm>;

export function savedNoticeOf(notice: NoticeDetail): SavedNotice {
  return { noticeIdx: notice.noticeIdx, version: notice.admin?.version ?? 0, files: notice.files };
}
