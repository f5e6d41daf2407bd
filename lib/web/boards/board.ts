import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import type { FileLink } from "@/lib/contract/common";
import type { Language } from "@/lib/shared/languages";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "../api/call-failure";
import type { FieldProblem } from "../office/schema-problems";
import type { BoardDraft, BoardText, TextShape } from "./board-draft";

/** The facts of a stored row that its form needs besides the input. */
export type SavedRow = {
  idx: number;
  version: number;
  files: readonly FileLink[];
  /** The address of the picture of each upload part that has one. */
  pictures: Readonly<Record<string, string | null>>;
};

/** The language of the screen, and the time zone of the club. */
export type BoardContext = { language: Language; zone: string };

/** A board of the back office: how its rows are read into a form, checked and sent. */
export type Board<D extends BoardDraft<T>, R, T extends BoardText = D["texts"][Language]> = {
  entity: BoardEntity;
  /** The menu whose rights it needs, and its list's address. */
  menu: { code: string; path: string };
  /** Rows that are for the office alone: there is nothing to show or hide. */
  isInternal?: true;
  texts: TextShape<T>;
  empty: (context: BoardContext) => D;
  draftOf: (record: R, context: BoardContext) => D;
  savedOf: (record: R) => SavedRow;
  /** Checks the input; problems come in the order of its fields. */
  problems: (draft: D, context: BoardContext, saved: SavedRow | null) => FieldProblem[];
  read: (idx: number, lang: Language, signal?: AbortSignal) => Promise<Result<R, CallFailure>>;
  create: (draft: D, context: BoardContext) => Promise<Result<{ idx: number }, CallFailure>>;
  update: (draft: D, saved: SavedRow, context: BoardContext) => Promise<Result<unknown, CallFailure>>;
  /** The row's page on the site; null where it has none of its own. */
  publicPath: (idx: number) => string | null;
  /** The columns of a stored row (a revision) under the names of the form, where they differ. */
  ofRow?: (row: Readonly<Record<string, unknown>>, context: BoardContext) => Record<string, unknown>;
};

/** Any board, for the parts that do not look into its drafts. */
// biome-ignore lint/suspicious/noExplicitAny: drafts and records of boards differ; who uses this reads neither.
export type AnyBoard = Pick<Board<any, any, any>, "entity" | "menu" | "isInternal" | "publicPath">;
