"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { isPageEntity } from "@/lib/contract/boards/board-entities";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { revived, stateBefore } from "@/lib/web/boards/revival";
import { toastBar } from "@/lib/web/runtime/toasts";
import type { BoardForm } from "../form/use-board-form";
import { type Action, HistoryList } from "./history-list";

type Props<D extends BoardDraft<T>, R, T extends BoardText> = {
  form: BoardForm<D, R, T>;
  isOpen: boolean;
  onClose: () => void;
};

/** Who changed a row, when, from what to what. An older state is put into the form, and saved like anything else. */
export function HistoryDialog<D extends BoardDraft<T>, R, T extends BoardText>(props: Props<D, R, T>) {
  const { form, isOpen, onClose } = props;
  const t = useTranslations("ishm.board.history");
  const common = useTranslations("common");
  const { board, context } = form;

  const restore = (actions: readonly Action[]) => {
    const state = stateBefore(actions);
    if (!state) return;
    form.replace(revived(form.draft, { ...state, ...board.ofRow?.(state, context) }));
    toastBar(t("restored"));
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t("title")}
      description={form.isDirty ? t("dirtyHint") : undefined}
      closeLabel={common("close")}
      className="w-[860px]"
    >
      {isOpen && form.saved && isPageEntity(board.entity) ? (
        <HistoryList
          entity={board.entity}
          idx={form.saved.idx}
          onRestore={form.canSave && !form.isDirty ? restore : null}
        />
      ) : null}
    </Dialog>
  );
}
