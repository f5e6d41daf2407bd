import { type ClubEntry, entryCreateBody } from "@/lib/contract/boards/club-entries";
import { type EntryKind, entryKinds, placeKinds, wayKinds } from "@/lib/contract/code-values/club-records";
import type { CallInput } from "@/lib/contract/routes";
import type { Language } from "@/lib/shared/languages";
import { mapResult } from "@/lib/shared/result";
import { textOrNull } from "@/lib/shared/texts/text";
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
  newTexts,
  type TextShape,
  uploadsOf,
} from "./board-draft";

export type EntryText = { title: string; hours: string; text: string };
/** `kind` is "" until one is chosen; numbers are what was typed. */
export type EntryDraft = BoardDraft<EntryText> & {
  kind: EntryKind | "";
  phone: string;
  fromMonth: string;
  toMonth: string;
  happenedOn: string;
  wayKind: string;
  bearing: string;
  km: string;
  placeKind: string;
  isVisible: boolean;
};

const texts: TextShape<EntryText> = { empty: { title: "", hours: "", text: "" }, first: "title", rich: [] };

/** The text fields of each kind. */
export const entryTextFields: Readonly<Record<EntryKind, readonly (keyof EntryText)[]>> = {
  FACILITY: ["title", "hours", "text"],
  HISTORY: ["title"],
  WAY: ["title", "text"],
  PLACE: ["title"],
};

/** Reads a typed number; NaN is left to the contract's refusal. */
const numberOf = (text: string) => (text.trim() === "" ? undefined : Number(text.trim().replace(",", ".")));

function settings(draft: EntryDraft) {
  const { isVisible } = draft;
  switch (draft.kind) {
    case "FACILITY": {
      const month = (text: string) => (text === "" ? null : Number(text));
      const months = { fromMonth: month(draft.fromMonth), toMonth: month(draft.toMonth) };
      return { isVisible, phone: textOrNull(draft.phone), ...months };
    }
    case "HISTORY":
      return { isVisible, happenedOn: textOrNull(draft.happenedOn) };
    case "WAY":
      return { isVisible, wayKind: wayKinds.find((one) => one === draft.wayKind) };
    case "PLACE":
      return {
        isVisible,
        bearing: numberOf(draft.bearing),
        km: numberOf(draft.km),
        placeKind: placeKinds.find((one) => one === draft.placeKind),
      };
    default:
      return { isVisible };
  }
}

/** The fields of a text that its kind shows. */
function textOfKind(kind: EntryKind | "", text: EntryText): Partial<EntryText> {
  const fields = kind === "" ? (["title"] as const) : entryTextFields[kind];
  return Object.fromEntries(fields.map((field) => [field, text[field]]));
}

function newEntry(draft: EntryDraft, preferred: Language) {
  const { lang, main, i18n } = newTexts(texts, draft, preferred);
  const others = Object.entries(i18n).map(([one, text]) => [one, textOfKind(draft.kind, text)]);
  const body = {
    kind: draft.kind,
    ...settings(draft),
    ...textOfKind(draft.kind, main),
    i18n: Object.fromEntries(others),
  };
  return { query: { lang }, body, files: uploadsOf(draft) };
}

function changedEntry(draft: EntryDraft, saved: SavedRow): CallInput<"PUT /club-entry/{id}"> {
  const cleared = clearedPictures(draft, { image: "imageUrl" });
  return changedRow(texts, draft, saved, { ...settings(draft), ...cleared });
}

/** Checks an entry by the shape of its kind; of two months both are needed. */
function problems(draft: EntryDraft, preferred: Language): FieldProblem[] {
  const found = boardProblems(texts, entryCreateBody, newEntry(draft, preferred).body, {
    draft,
    preferred,
  }).map((problem) =>
    needed.includes(problem.field) && !draft[problem.field as "kind"]
      ? { ...problem, reason: "required" as const }
      : problem,
  );
  if (draft.kind !== "FACILITY" || (draft.fromMonth === "") === (draft.toMonth === "")) return found;
  const field = draft.fromMonth === "" ? "fromMonth" : "toMonth";
  return [...found, { field, reason: "required" }];
}

const needed = ["kind", "wayKind", "bearing", "km", "placeKind"];

const text = (value: string | number | null | undefined) => (value == null ? "" : String(value));
const numbers = ["fromMonth", "toMonth", "bearing", "km"] as const;

/** Entries of the club page; their order is given in the list, their kind stays. */
export const entryBoard: Board<EntryDraft, ClubEntry> = {
  entity: "clubEntry",
  menu: officeMenus.clubEntries,
  texts,
  empty: () => ({
    ...baseDraft(texts),
    kind: "",
    phone: "",
    fromMonth: "",
    toMonth: "",
    happenedOn: "",
    wayKind: "",
    bearing: "",
    km: "",
    placeKind: "",
    isVisible: true,
  }),
  draftOf: (row) => ({
    ...baseDraft(texts, row.admin?.i18n),
    kind: row.kind,
    phone: text(row.phone),
    fromMonth: text(row.fromMonth),
    toMonth: text(row.toMonth),
    happenedOn: text(row.happenedOn),
    wayKind: text(row.wayKind),
    bearing: text(row.bearing),
    km: text(row.km),
    placeKind: text(row.placeKind),
    isVisible: row.admin?.isVisible ?? true,
  }),
  savedOf: ({ entryIdx, admin, imageUrl }) => ({
    idx: entryIdx,
    version: admin?.version ?? 0,
    files: [],
    pictures: { image: imageUrl },
  }),
  problems: (draft, { language }) => problems(draft, language),
  read: (idx, lang, signal) =>
    call(
      "GET /club-entry/{id}",
      { params: { id: String(idx) }, query: { scope: "admin", lang } },
      { handled: true, signal },
    ),
  create: async (draft, { language }) =>
    mapResult(
      // The form has been checked by the shape of its kind.
      await call("POST /club-entry", newEntry(draft, language) as CallInput<"POST /club-entry">, {
        handled: true,
      }),
      (row) => ({ idx: row.entryIdx }),
    ),
  update: (draft, saved) => call("PUT /club-entry/{id}", changedEntry(draft, saved), { handled: true }),
  publicPath: () => paths.club(),
  ofRow: (row) =>
    Object.fromEntries(numbers.flatMap((name) => (name in row ? [[name, text(row[name] as number)]] : []))),
};

/** The kind that a text names; null for none. */
export const entryKindOf = (name: string): EntryKind | null => entryKinds.find((one) => one === name) ?? null;
