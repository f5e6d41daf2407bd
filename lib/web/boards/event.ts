import { type EventDetail, eventCreateBody } from "@/lib/contract/boards/events";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { paths } from "@/lib/web/routing/paths";
import { call } from "../api/browser";
import { officeMenus } from "../office/office-menus";
import type { FieldProblem } from "../office/schema-problems";
import type { Board, SavedRow } from "./board";
import { boardProblems } from "./board-check";
import {
  type BoardDraft,
  baseDraft,
  changedRow,
  clearedPictures,
  newRow,
  type TextShape,
} from "./board-draft";

type EventText = { title: string; summary: string; contents: string };
/** A day that is open is ""; no member types are all of them. */
export type EventDraft = BoardDraft<EventText> & {
  startDate: string;
  endDate: string;
  memberTypes: readonly string[];
  link: string;
  isVisible: boolean;
};

const texts: TextShape<EventText> = {
  empty: { title: "", summary: "", contents: "" },
  first: "title",
  rich: ["contents"],
};

const settings = ({ startDate, endDate, memberTypes, link, isVisible }: EventDraft) => ({
  startDate,
  endDate,
  isVisible,
  memberTypes: [...memberTypes],
  link: link.trim() || null,
});

export function newEvent(draft: EventDraft, preferred: Language): CallInput<"POST /event"> {
  return newRow(texts, draft, preferred, settings(draft));
}

/** `version` guards against losing edits. */
export function changedEvent(draft: EventDraft, saved: SavedRow): CallInput<"PUT /event/{id}"> {
  const cleared = clearedPictures(draft, { thumb: "thumbUrl" });
  return changedRow(texts, draft, saved, { ...settings(draft), ...cleared });
}

function problems(draft: EventDraft, preferred: Language): FieldProblem[] {
  const { startDate, endDate } = draft;
  const found = boardProblems(texts, eventCreateBody, newEvent(draft, preferred).body, {
    draft,
    preferred,
  }).map((problem) =>
    isOpenDay(draft, problem.field) ? { ...problem, reason: "required" as const } : problem,
  );
  const isReversed = startDate !== "" && endDate !== "" && endDate < startDate;
  return isReversed ? [...found, { field: "endDate", reason: "tooSmall" }] : found;
}

function isOpenDay(draft: EventDraft, field: string): boolean {
  return (field === "startDate" || field === "endDate") && draft[field] === "";
}

/** The events of the club (domain.md A21). */
export const eventBoard: Board<EventDraft, EventDetail> = {
  entity: "event",
  menu: officeMenus.events,
  texts,
  empty: () => ({
    ...baseDraft(texts),
    startDate: "",
    endDate: "",
    memberTypes: [],
    link: "",
    isVisible: true,
  }),
  draftOf: ({ startDate, endDate, memberTypes, link, admin }) => ({
    ...baseDraft(texts, admin?.i18n),
    startDate,
    endDate,
    memberTypes,
    link: link ?? "",
    isVisible: admin?.isVisible ?? true,
  }),
  savedOf: ({ eventIdx, admin, thumbUrl }) => ({
    idx: eventIdx,
    version: admin?.version ?? 0,
    files: [],
    pictures: { thumb: thumbUrl ?? null },
  }),
  problems: (draft, { language }) => problems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /event/{id}",
      { params: { id: String(idx) }, query: { scope: "admin", lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(await call("POST /event", newEvent(draft, language), { handled: true }), (row) => ({
      idx: row.eventIdx,
    })),
  update: (draft, saved) => call("PUT /event/{id}", changedEvent(draft, saved), { handled: true }),
  publicPath: paths.event,
};
