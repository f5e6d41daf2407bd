import type { HofDetail } from "@/lib/contract/boards/hof";
import { consentHow, hofCreateBody } from "@/lib/contract/boards/hof";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { textOrNull } from "@/lib/shared/texts/text";
import type { SavedRow } from "../../../lib/web/boards/board";
import { boardProblems } from "../../../lib/web/boards/board-check";
import {
  type BoardDraft,
  changedTexts,
  clearedPictures,
  newRow,
  type TextShape,
  uploadsOf,
  writtenLanguages,
} from "../../../lib/web/boards/board-draft";
import type { FieldProblem } from "../../../lib/web/office/schema-problems";
import type { BoardForm } from "../board/form/use-board-form";
import type { ChosenMember } from "../people/member-field";

export type HofText = { clubUsed: string };
/** Numbers are what was typed; `companions` are names with commas between. Masked names are shown and never sent. */
export type HofDraft = BoardDraft<HofText> & {
  type: string;
  playDate: string;
  courseCode: string;
  holeNo: string;
  par: string;
  distance: string;
  ballBrand: string;
  score: string;
  certNo: string;
  isMasked: boolean;
  memberName: string;
  /** The account; null where there is none. */
  member: ChosenMember | null;
  companions: string;
  caddieName: string;
  hasConsent: boolean;
  consentOn: string;
  consentHow: string;
  isVisible: boolean;
};

export const hofTexts: TextShape<HofText> = { empty: { clubUsed: "" }, first: "clubUsed", rich: [] };

const numberOf = (text: string) => (text.trim() === "" ? null : Number(text));

const names = ({ memberName, companions, caddieName }: HofDraft) => ({
  memberName: memberName.trim(),
  caddieName: textOrNull(caddieName),
  companions: companions
    .split(/[,、，]/)
    .map((name) => name.trim())
    .filter(Boolean),
});

const settings = (draft: HofDraft) => ({
  memberIdx: draft.member?.memberIdx ?? null,
  type: draft.type,
  playDate: draft.playDate,
  courseCode: draft.courseCode,
  holeNo: numberOf(draft.holeNo),
  par: numberOf(draft.par),
  distance: numberOf(draft.distance),
  ballBrand: textOrNull(draft.ballBrand),
  score: numberOf(draft.score),
  certNo: textOrNull(draft.certNo),
  isVisible: draft.isVisible,
  hasConsent: draft.hasConsent,
  ...(draft.hasConsent ? { consentOn: textOrNull(draft.consentOn), consentHow: howOf(draft) } : {}),
});

function howOf(draft: HofDraft) {
  return consentHow.options.find((one) => one === draft.consentHow) ?? null;
}

export function newHof(draft: HofDraft, preferred: Language): CallInput<"POST /ops/hof"> {
  return newRow(hofTexts, draft, preferred, { ...settings(draft), ...names(draft) });
}

/** `version` guards against losing edits; an entry that says nothing of the club keeps one empty text. */
export function changedHof(
  draft: HofDraft,
  { idx, version }: SavedRow,
  preferred: Language,
): CallInput<"PUT /ops/hof/{id}"> {
  const isSilent = writtenLanguages(hofTexts, draft).length === 0;
  const i18n = { ...changedTexts(hofTexts, draft), ...(isSilent ? { [preferred]: hofTexts.empty } : {}) };
  const cleared = clearedPictures(draft, { image: "imageUrl" });
  return {
    params: { id: String(idx) },
    body: { version, ...settings(draft), ...(draft.isMasked ? {} : names(draft)), ...cleared, i18n },
    files: uploadsOf(draft),
  };
}

/** Checks an entry; a consent needs the day and the way in which it was given. */
export function hofProblems(draft: HofDraft, preferred: Language): FieldProblem[] {
  const found = boardProblems(hofTexts, hofCreateBody, newHof(draft, preferred).body, {
    draft,
    preferred,
  }).map(
    (problem): FieldProblem =>
      ["type", "courseCode", "playDate"].includes(problem.field)
        ? { ...problem, reason: "required" }
        : problem,
  );
  const isGiven = draft.hasConsent;
  return [
    ...found,
    ...(isGiven && draft.consentOn === "" ? [missing("consentOn")] : []),
    ...(isGiven && draft.consentHow === "" ? [missing("consentHow")] : []),
  ];
}

function missing(field: string): FieldProblem {
  return { field, reason: "required" };
}

/** A part of the form of an entry. */
export type HofFormProps = { form: BoardForm<HofDraft, HofDetail> };
