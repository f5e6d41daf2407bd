"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/layout/skeleton";
import { isPageEntity, type PageEntity } from "@/lib/contract/boards/board-entities";
import type { CallOutput } from "@/lib/contract/routes";
import { formatDateTime } from "@/lib/shared/time/date-format";
import { useCall } from "@/lib/web/api/use-call";
import type { BoardDraft, BoardText } from "@/lib/web/boards/board-draft";
import { revived, stateBefore } from "@/lib/web/boards/revival";
import { toastBar } from "@/lib/web/runtime/toasts";
import { RecordChanges } from "../../audit/record-changes";
import { OfficeFailure } from "../../frame/office-failure";
import { useOffice } from "../../frame/root/office-context";
import type { BoardForm } from "../form/use-board-form";

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

type Action = CallOutput<"GET /ops/revisions/{entity}/{idx}">["list"][number];

type HistoryListProps = {
  entity: PageEntity;
  idx: number;
  onRestore: ((actions: readonly Action[]) => void) | null;
};

const pageSize = 50;

/** The changes of a row, the newest first; each shows what it changed and leads back to before it. */
function HistoryList({ entity, idx, onRestore }: HistoryListProps) {
  const t = useTranslations("ishm.board.history");
  const { formats } = useOffice();
  const [shown, setShown] = useState<number | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/revisions/{entity}/{idx}",
    { params: { entity, idx: String(idx) }, query: { size: String(pageSize) } },
    { handled: true, revalidateOnMount: true },
  );
  if (error && !data) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton className="h-40 w-full" />;
  if (data.total === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <ol className="*:border-b *:border-line *:last:border-b-0">
      {data.list.map((action, at) => {
        const time = formatDateTime(action.at, formats);
        const isShown = shown === action.auditIdx;
        const canRestore = onRestore !== null && action.action === "UPDATE";
        return (
          <li key={action.auditIdx} className="py-2.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <p className="grow">
                <span className="font-semibold">{t(`actions.${action.action}`)}</span>{" "}
                <span className="text-ink-2">
                  {time} · {action.actor}
                </span>
              </p>
              <Button
                size="small"
                variant="quiet"
                aria-expanded={isShown}
                aria-label={t("changesOf", { time })}
                onClick={() => setShown(isShown ? null : action.auditIdx)}
              >
                {t("changes")}
              </Button>
              {canRestore ? (
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t("restoreBefore", { time })}
                  onClick={() => onRestore(data.list.slice(0, at + 1))}
                >
                  {t("restore")}
                </Button>
              ) : null}
            </div>
            {isShown ? (
              <div className="mt-2 overflow-x-auto">
                <RecordChanges before={action.before} after={action.after} />
              </div>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
