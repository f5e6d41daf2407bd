import { useTranslations } from "next-intl";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import { mapResult, type Result } from "@/lib/shared/result";
import { joinSentences } from "@/lib/shared/texts/sentences";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { useUndoable } from "./use-undoable";

const removal = {
  notice: "DELETE /notice",
  event: "DELETE /event",
  faq: "DELETE /faq",
  fnb: "DELETE /fnb-menu",
  reference: "DELETE /reference",
  banner: "DELETE /banner",
  lost: "DELETE /ops/lost-items",
  hof: "DELETE /ops/hof",
  vocTemplate: "DELETE /ops/voc-templates",
  clubEntry: "DELETE /club-entry",
  practice: "DELETE /practice",
} as const;

type Copy = (idx: number) => Promise<Result<number, CallFailure>>;
const copies: Partial<Record<BoardEntity, Copy>> = {
  event: async (idx) => mapResult(await call("POST /event/clone", { body: { idx } }), (row) => row.eventIdx),
  banner: async (idx) => mapResult(await call("POST /banner/clone", { body: { idx } }), (row) => row.idx),
};

/** Bulk actions on rows of a board. Each shows its result as a toast and refreshes the lists. */
export function useBoardActions(board: { entity: BoardEntity }) {
  const t = useTranslations("ishm.board");
  const common = useTranslations("common");
  const { entity } = board;
  const makeCopy = copies[entity];
  const { run, isBusy } = useUndoable(board);
  const restore = (idxs: readonly number[]): Promise<boolean> => {
    const input = { params: { entity }, body: { idxs: [...idxs] } };
    return run(async () =>
      mapResult(await call("POST /ops/trash/{entity}/restore", input), ({ restored, moved = [] }) => ({
        text: joinSentences([
          t("trash.restored", { count: restored }),
          ...moved.map(({ stateName }) => t("trash.moved", { state: stateName })),
        ]),
      })),
    );
  };
  const show = (idxs: readonly number[], isVisible: boolean, canUndo = true): Promise<boolean> => {
    const input = { params: { entity }, body: { idxs: [...idxs], isVisible } };
    return run(async () =>
      mapResult(await call("PUT /ops/boards/{entity}/visibility", input), ({ updated: count }) => ({
        text: t(isVisible ? "shown" : "hidden", { count }),
        // Of rows that were so before, nobody knows which.
        ...(canUndo && count === idxs.length ? { undo: () => show(idxs, !isVisible, false) } : {}),
      })),
    );
  };

  return {
    isBusy,
    /** After a confirmation that says how many; true when they are gone. */
    async remove(idxs: readonly number[]): Promise<boolean> {
      const texts = { confirm: common("delete"), cancel: common("cancel"), title: common("delete") };
      const message = t("deleteConfirm", { count: idxs.length });
      if (idxs.length === 0 || !(await showConfirm({ ...texts, message }))) return false;
      return run(async () =>
        mapResult(await call(removal[entity], { body: { idxs: [...idxs] } }), ({ deleted }) => ({
          text: t("deleted", { count: deleted }),
          undo: () => restore(idxs),
        })),
      );
    },
    show: (idxs: readonly number[], isVisible: boolean) => show(idxs, isVisible),
    restore,
    /** The number of a hidden copy; null when there is none. Only boards whose rows can be copied have it. */
    copy:
      makeCopy &&
      (async (idx: number) => {
        const made: { idx: number | null } = { idx: null };
        await run(async () =>
          mapResult(await makeCopy(idx), (copied) => {
            made.idx = copied;
            return { text: t("copied") };
          }),
        );
        return made.idx;
      }),
  };
}
