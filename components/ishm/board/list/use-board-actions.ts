import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BoardEntity } from "@/lib/contract/boards/board-entities";
import type { CallOutput } from "@/lib/contract/routes";
import type { Result } from "@/lib/shared/result";
import { mapResult } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useRefreshBoard } from "./use-refresh-board";

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
} as const;

type Restored = CallOutput<"POST /ops/trash/{entity}/restore">;
type Copy = (idx: number) => Promise<Result<number, CallFailure>>;
const copies: Partial<Record<BoardEntity, Copy>> = {
  event: async (idx) => mapResult(await call("POST /event/clone", { body: { idx } }), (row) => row.eventIdx),
  banner: async (idx) => mapResult(await call("POST /banner/clone", { body: { idx } }), (row) => row.idx),
};

/** Bulk actions on rows of a board. Each shows its result as a toast and refreshes the lists. */
export function useBoardActions(board: { entity: BoardEntity }) {
  const t = useTranslations("ishm.board");
  const common = useTranslations("common");
  const refresh = useRefreshBoard(board);
  const [isBusy, setBusy] = useState(false);
  const { entity } = board;
  const makeCopy = copies[entity];

  /** The payload of a success; null after a failure, which the call itself has shown. */
  async function run<V>(send: () => Promise<Result<V, CallFailure>>, doneText: (value: V) => string) {
    if (isBusy) return null;
    setBusy(true);
    const answer = await send();
    setBusy(false);
    if (!answer.ok) return null;
    toastBar(doneText(answer.value));
    await refresh();
    return answer.value;
  }

  return {
    isBusy,
    /** After a confirmation that says how many; true when they are gone. */
    async remove(idxs: readonly number[]): Promise<boolean> {
      const texts = { confirm: common("delete"), cancel: common("cancel"), title: common("delete") };
      const message = t("deleteConfirm", { count: idxs.length });
      if (idxs.length === 0 || !(await showConfirm({ ...texts, message }))) return false;
      const send = () => call(removal[entity], { body: { idxs: [...idxs] } });
      return (await run(send, ({ deleted }) => t("deleted", { count: deleted }))) !== null;
    },
    async show(idxs: readonly number[], isVisible: boolean): Promise<boolean> {
      const input = { params: { entity }, body: { idxs: [...idxs], isVisible } };
      const doneText = (count: number) => t(isVisible ? "shown" : "hidden", { count });
      const send = () => call("PUT /ops/boards/{entity}/visibility", input);
      return (await run(send, ({ updated }) => doneText(updated))) !== null;
    },
    async restore(idxs: readonly number[]): Promise<boolean> {
      const send = () =>
        call("POST /ops/trash/{entity}/restore", { params: { entity }, body: { idxs: [...idxs] } });
      const doneText = ({ restored, moved = [] }: Restored) =>
        [
          t("trash.restored", { count: restored }),
          ...moved.map(({ stateName }) => t("trash.moved", { state: stateName })),
        ].join(" ");
      return (await run(send, doneText)) !== null;
    },
    /** The number of a hidden copy; null when there is none. Only boards whose rows can be copied have it. */
    copy:
      makeCopy &&
      ((idx: number) =>
        run(
          () => makeCopy(idx),
          () => t("copied"),
        )),
  };
}
