import { useTranslations } from "next-intl";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import type { Result } from "@/lib/shared/result";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { confirmBar, toastBar } from "@/lib/web/runtime/toasts";
import { useActionCall } from "../../action/use-action-call";
import { useRefreshBoard } from "./use-refresh-board";

/** The words of a success, and how it is taken back where that is possible. */
export type Done = { text: string; undo?: () => Promise<unknown> };

const undoMs = 10_000;

/**
 * Runs an action on rows of a board and says what came of it, for a while with a way back: whoever lets that pass finds
 * deleted rows in the trash. The call itself shows a failure.
 */
export function useUndoable(board: { entity: BoardEntity }) {
  const t = useTranslations("ishm.board");
  const common = useTranslations("common");
  async function offerUndo(text: string, undo: () => Promise<unknown>): Promise<void> {
    const actions = { confirm: t("undo"), cancel: common("close") };
    if (await confirmBar({ text, ...actions, durationMs: undoMs })) await undo();
  }
  return useActionCall({
    send: (job: () => Promise<Result<Done, CallFailure>>) => job(),
    refresh: useRefreshBoard(board),
    onDone: ({ text, undo }) => {
      if (undo) void offerUndo(text, undo);
      else toastBar(text);
    },
  });
}
