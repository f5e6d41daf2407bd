import type { AnyBoard, BoardContext, SavedRow } from "@/lib/web/boards/board";
import type { BoardDraft } from "@/lib/web/boards/board-draft";

type Attached = Pick<BoardDraft, "addedFiles" | "removedFiles" | "pictures">;

/** The form of any board, for the parts that touch nothing of it but what all boards have. */
export type AnyForm = {
  board: AnyBoard;
  desk: BoardContext;
  saved: SavedRow | null;
  draft: BoardDraft;
  isDirty: boolean;
  canSave: boolean;
  change(part: Partial<Attached>): void;
};
