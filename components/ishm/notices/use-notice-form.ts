import { useState } from "react";
import type { FileLink } from "@/lib/contract/common";
import type { NoticeDetail } from "@/lib/contract/notices";
import type { Language } from "@/lib/shared/languages";
import { type NoticeDraft, type NoticeText, noticeDraftOf } from "@/lib/web/office/notice-draft";

export type SavedNotice = { noticeIdx: number; version: number; files: readonly FileLink[] };

/** What is typed, what was last saved, and which texts the editors have to begin with anew (`revision`). */
export function useNoticeForm(initialSaved: SavedNotice | null, initialDraft: NoticeDraft) {
  const [saved, setSaved] = useState(initialSaved);
  const [draft, setDraft] = useState(initialDraft);
  const [baseline, setBaseline] = useState(initialDraft);
  const [revision, setRevision] = useState(0);
  const isDirty = draft !== baseline && fingerprint(draft) !== fingerprint(baseline);

  const change = (part: Partial<NoticeDraft>) => setDraft((now) => ({ ...now, ...part }));
  const changeText = (language: Language, part: Partial<NoticeText>) =>
    setDraft((now) => ({
      ...now,
      texts: { ...now.texts, [language]: { ...now.texts[language], ...part } },
    }));

  return {
    saved,
    draft,
    revision,
    isDirty,
    change,
    changeText,
    /** Puts a text in from outside the editor, which then begins with it. */
    replaceText(language: Language, text: NoticeText) {
      changeText(language, text);
      setRevision((now) => now + 1);
    },
    /** The server has what was sent; what was typed since then still counts as unsaved. */
    markSaved(next: SavedNotice, sent: NoticeDraft) {
      const emptied = { newFiles: [], removedFiles: [] };
      setSaved(next);
      setBaseline({ ...sent, ...emptied });
      setDraft((now) => ({ ...now, ...emptied }));
    },
    /** Everything as the server has it; what was typed is gone. */
    takeTheirs(theirs: NoticeDetail) {
      const fresh = noticeDraftOf(theirs);
      setSaved(savedNoticeOf(theirs));
      setDraft(fresh);
      setBaseline(fresh);
      setRevision((now) => now + 1);
    },
    /** The newer version counts as known, so that the next save goes over it; what was typed stays. */
    keepMine(theirs: NoticeDetail) {
      const fileIdxs = theirs.files.map((file) => file.fileIdx);
      setSaved(savedNoticeOf(theirs));
      setBaseline(noticeDraftOf(theirs));
      setDraft((now) => ({ ...now, removedFiles: now.removedFiles.filter((one) => fileIdxs.includes(one)) }));
    },
  };
}

export function savedNoticeOf(notice: NoticeDetail): SavedNotice {
  return { noticeIdx: notice.noticeIdx, version: notice.admin?.version ?? 0, files: notice.files };
}

function fingerprint(draft: NoticeDraft): string {
  return JSON.stringify({ ...draft, newFiles: draft.newFiles.map((file) => [file.name, file.size]) });
}
