"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeFailure } from "../../frame/office-failure";
import { OrderList, type OrderRow } from "./order-list";
import { useRefreshBoard } from "./use-refresh-board";

export type OrderedBoard = { entity: "faq" | "fnb" | "banner" };
export type ReadRows = (group: string) => Promise<Result<readonly OrderRow[], CallFailure>>;

type Props = {
  board: OrderedBoard;
  read: () => ReturnType<ReadRows>;
  /** Something stands elsewhere than it did. */
  onMove?: () => void;
  onDone: () => void;
};

/** Rows in their order, read as this appears, and the way to save another one. */
export function OrderBody({ board, read, onMove, onDone }: Props) {
  const t = useTranslations("ishm.board.order");
  const common = useTranslations("common");
  const refresh = useRefreshBoard(board);
  const [rows, setRows] = useState<readonly OrderRow[] | null>(null);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once as the dialog opens, and again when asked to
  useEffect(() => {
    let isOver = false;
    void read().then((answer) => {
      if (isOver) return;
      setFailure(answer.ok ? null : answer.failure);
      if (answer.ok) setRows(answer.value);
    });
    return () => {
      isOver = true;
    };
  }, [attempt]);

  const save = async () => {
    if (!rows || isBusy) return;
    setBusy(true);
    const orders = rows.map(({ idx }, place) => ({ idx, order: place + 1 }));
    const input = { params: { entity: board.entity }, body: { orders } };
    const answer = await call("PUT /ops/boards/{entity}/orders", input);
    setBusy(false);
    if (!answer.ok) return;
    toastBar(t("saved"));
    await refresh();
    onDone();
  };

  if (failure) return <OfficeFailure failure={failure} onRetry={() => setAttempt((count) => count + 1)} />;
  if (!rows) return <Skeleton className="h-40 w-full" />;
  if (rows.length === 0) return <p className="text-ink-2">{t("empty")}</p>;
  return (
    <>
      <OrderList
        rows={rows}
        onOrder={(next) => {
          setRows(next);
          onMove?.();
        }}
      />
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="outline" size="small" onClick={onDone}>
          {common("cancel")}
        </Button>
        <Button size="small" isBusy={isBusy} onClick={() => void save()}>
          {t("save")}
        </Button>
      </div>
    </>
  );
}
