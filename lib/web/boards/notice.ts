import { type NoticeDetail, noticeCreateBody } from "@/lib/contract/boards/notices";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../api/browser";
import { officeMenus } from "../office/office-menus";
import type { Board, SavedRow } from "./board";
import { boardProblems } from "./board-check";
import { type BoardDraft, baseDraft, changedRow, dayOf, newRow, type TextShape } from "./board-draft";

type NoticeText = { title: string; contents: string };
/** A day that is open is "". */
export type NoticeDraft = BoardDraft<NoticeText> & {
  isTop: boolean;
  topUntil: string;
  isVisible: boolean;
  openFrom: string;
  openTo: string;
};

const texts: TextShape<NoticeText> = {
  empty: { title: "", contents: "" },
  first: "title",
  rich: ["contents"],
};

const settings = ({ isTop, topUntil, isVisible, openFrom, openTo }: NoticeDraft) => ({
  isTop,
  topUntil: isTop ? dayOf(topUntil) : null,
  isVisible,
  openFrom: dayOf(openFrom),
  openTo: dayOf(openTo),
});

export function newNotice(draft: NoticeDraft, preferred: Language): CallInput<"POST /notice"> {
  return newRow(texts, draft, preferred, settings(draft));
}

/** `version` guards against losing edits. */
export function changedNotice(draft: NoticeDraft, saved: SavedRow): CallInput<"PUT /notice/{id}"> {
  const removeFiles = [...draft.removedFiles];
  return changedRow(texts, draft, saved, { ...settings(draft), removeFiles });
}

function problems(draft: NoticeDraft, preferred: Language) {
  const found = boardProblems(texts, noticeCreateBody, newNotice(draft, preferred).body, {
    draft,
    preferred,
  });
  const { openFrom, openTo } = draft;
  const isReversed = openFrom !== "" && openTo !== "" && openTo < openFrom;
  return isReversed ? [...found, { field: "openTo", reason: "tooSmall" as const }] : found;
}

/** The notices of the club (domain.md A19). */
export const noticeBoard: Board<NoticeDraft, NoticeDetail> = {
  entity: "notice",
  menu: officeMenus.notices,
  texts,
  empty: () => ({
    ...baseDraft(texts),
    isTop: false,
    topUntil: "",
    isVisible: true,
    openFrom: "",
    openTo: "",
  }),
  draftOf: ({ isTop, admin }) => ({
    ...baseDraft(texts, admin?.i18n),
    isTop,
    topUntil: admin?.topUntil ?? "",
    isVisible: admin?.isVisible ?? true,
    openFrom: admin?.openFrom ?? "",
    openTo: admin?.openTo ?? "",
  }),
  savedOf: ({ noticeIdx, admin, files }) => ({
    idx: noticeIdx,
    version: admin?.version ?? 0,
    files,
    pictures: {},
  }),
  problems: (draft, { language }) => problems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /notice/{id}",
      { params: { id: String(idx) }, query: { scope: "admin", lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(await call("POST /notice", newNotice(draft, language), { handled: true }), (row) => ({
      idx: row.noticeIdx,
    })),
  update: (draft, saved) => call("PUT /notice/{id}", changedNotice(draft, saved), { handled: true }),
  publicPath: paths.notice,
};
