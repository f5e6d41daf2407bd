"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icons";
import { Skeleton } from "@/components/ui/skeleton";
import type { Result } from "@/lib/shared/result";
import { call } from "@/lib/web/api/browser";
import type { CallFailure } from "@/lib/web/api/call-failure";
import { toastBar } from "@/lib/web/runtime/toasts";
import { OfficeFailure } from "../frame/office-failure";
import { OrderList, type OrderRow } from "./order-list";
import { useRefreshBoard } from "./use-refresh-board";

type Props = {
  board: { entity: "faq" | "fnb" | "banner" };
  /** What is put in order: "Reservations". */
  of?: string;
  /** All rows in their present order. */
  read: () => Promise<Result<readonly OrderRow[], CallFailure>>;
};

/** Opens the rows of a board in a list that is dragged or stepped into another order. */
export function OrderButton({ board, of, read }: Props) {
  const t = useTranslations("ishm.board.order");
  const common = useTranslations("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        <Icon name="drag" size={18} />
        {t("open")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={of ? t("titleOf", { of }) : t("title")}
        description={t("hint")}
        closeLabel={common("close")}
        className="w-[640px]"
      >
        {isOpen ? <OrderBody board={board} read={read} onDone={() => setOpen(false)} /> : null}
      </Dialog>
    </>
  );
}

function OrderBody({ board, read, onDone }: Props & { onDone: () => void }) {
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
      <OrderList rows={rows} onOrder={setRows} />
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
