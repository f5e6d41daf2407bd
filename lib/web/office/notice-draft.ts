import type { NoticeDetail } from "@/lib/contract/notices";
import type { CallInput } from "@/lib/contract/routes";
import { type Language, languages } from "@/lib/shared/languages";

export type NoticeText = { title: string; contents: string };
type NoticeTexts = Record<Language, NoticeText>;

/** A notice as the form holds it: every language has a text, empty where there is none; a day that is open is "". */
export type NoticeDraft = {
  texts: NoticeTexts;
  isTop: boolean;
  topUntil: string;
  isVisible: boolean;
  openFrom: string;
  openTo: string;
  newFiles: readonly File[];
  removedFiles: readonly number[];
};

const noText: NoticeText = { title: "", contents: "" };

export function emptyNoticeDraft(): NoticeDraft {
  return {
    texts: { en: noText, ko: noText, ja: noText, zh: noText },
    isTop: false,
    topUntil: "",
    isVisible: true,
    openFrom: "",
    openTo: "",
    newFiles: [],
    removedFiles: [],
  };
}

/** The form of a notice read with `scope=admin`. */
export function noticeDraftOf(notice: NoticeDetail): NoticeDraft {
  const { admin } = notice;
  const draft = emptyNoticeDraft();
  return {
    ...draft,
    texts: { ...draft.texts, ...admin?.i18n },
    isTop: notice.isTop,
    topUntil: admin?.topUntil ?? "",
    isVisible: admin?.isVisible ?? true,
    openFrom: admin?.openFrom ?? "",
    openTo: admin?.openTo ?? "",
  };
}

/** Whether rich text says nothing: an editor that was opened and left empty holds an empty paragraph. */
export function isEmptyContents(contents: string): boolean {
  return contents.replace(/<(?!img|hr|figure)[^>]*>|&nbsp;|\s/g, "") === "";
}

export function isEmptyText({ title, contents }: NoticeText): boolean {
  return title.trim() === "" && isEmptyContents(contents);
}

/** The languages that hold a text. */
export function writtenLanguages(draft: NoticeDraft): Language[] {
  return languages.filter((language) => !isEmptyText(draft.texts[language]));
}

const dayOf = (text: string) => (text === "" ? null : text);

function sharedBody(draft: NoticeDraft) {
  return {
    isTop: draft.isTop,
    topUntil: draft.isTop ? dayOf(draft.topUntil) : null,
    isVisible: draft.isVisible,
    openFrom: dayOf(draft.openFrom),
    openTo: dayOf(draft.openTo),
  };
}

function sentText({ title, contents }: NoticeText): NoticeText {
  return { title: title.trim(), contents: isEmptyContents(contents) ? "" : contents };
}

/** `POST /notice`: the preferred language's text is the main one, or the first that is written. */
export function createNoticeCall(draft: NoticeDraft, preferred: Language): CallInput<"POST /notice"> {
  const written = writtenLanguages(draft);
  const main = written.includes(preferred) ? preferred : (written[0] ?? preferred);
  const others = written.filter((language) => language !== main);
  return {
    query: { lang: main },
    body: {
      ...sentText(draft.texts[main]),
      ...sharedBody(draft),
      i18n: Object.fromEntries(others.map((language) => [language, sentText(draft.texts[language])])),
    },
    files: draft.newFiles,
  };
}

/** `PUT /notice`: every language is told, one without text loses what it had; `version` guards against losing edits. */
export function updateNoticeCall(
  draft: NoticeDraft,
  saved: { noticeIdx: number; version: number },
): CallInput<"PUT /notice"> {
  const written = writtenLanguages(draft);
  return {
    body: {
      noticeIdx: saved.noticeIdx,
      version: saved.version,
      ...sharedBody(draft),
      i18n: Object.fromEntries(
        languages.map((language) => [
          language,
          written.includes(language) ? sentText(draft.texts[language]) : null,
        ]),
      ),
      removeFiles: [...draft.removedFiles],
    },
    files: draft.newFiles,
  };
}
