"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { SiteHero } from "@/lib/contract/site/site-hero";
import { call } from "@/lib/web/api/browser";
import { useActionCall } from "../../action/use-action-call";
import { OrderList, type OrderRow } from "../../board/list/order-dialog";
import { DialogButton } from "../../list/dialog-button";
import { usePhotographNames } from "./use-photograph-names";

type Props = { hero: SiteHero; refresh: () => Promise<void> };

/** Opens the photographs in a list that is dragged or stepped into another order: of several that fit the first is shown. */
export function PhotographOrder({ hero, refresh }: Props) {
  const t = useTranslations("ishm.siteScene.photographs");
  const board = useTranslations("ishm.board.order");
  return (
    <div>
      <DialogButton
        icon="drag"
        label={board("open")}
        title={board("title")}
        description={t("orderHint")}
        className="w-[640px]"
      >
        {(close) => <OrderBody hero={hero} refresh={refresh} onDone={close} />}
      </DialogButton>
    </div>
  );
}

function OrderBody({ hero, refresh, onDone }: Props & { onDone: () => void }) {
  const board = useTranslations("ishm.board.order");
  const common = useTranslations("common");
  const names = usePhotographNames();
  const [rows, setRows] = useState<readonly OrderRow[]>(() =>
    hero.photographs.map((photograph, at) => ({
      idx: photograph.photographIdx,
      name: `${names.nameOf(photograph, at)} (${names.timeOf(photograph)})`,
    })),
  );
  const saving = useActionCall({
    send: (order: readonly OrderRow[]) =>
      call(
        "PUT /site/hero",
        { body: { kind: hero.kind, order: order.map(({ idx }) => idx), version: hero.admin?.version } },
        { handled: true },
      ),
    refresh,
    doneText: () => board("saved"),
    onDone,
  });
  return (
    <>
      <OrderList rows={rows} onOrder={setRows} />
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {saving.failure}
      </p>
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="outline" size="small" onClick={onDone}>
          {common("cancel")}
        </Button>
        <Button size="small" isBusy={saving.isBusy} onClick={() => void saving.run(rows)}>
          {board("save")}
        </Button>
      </div>
    </>
  );
}
