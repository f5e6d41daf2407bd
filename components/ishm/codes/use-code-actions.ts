import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { call } from "@/lib/web/api/browser";
import { useCodeSetRefresh } from "@/lib/web/api/use-kept";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOffice } from "../frame/root/office-context";
import { ordersAfterMove } from "./code-order";

/** Moving and deleting entries of a group. Another admin's change meanwhile stops a move (2002) and shows theirs. */
export function useCodeActions(groupId: string, version: number, reload: () => Promise<unknown>) {
  const t = useTranslations("ishm.codes");
  const common = useTranslations("common");
  const { clubCode } = useOffice();
  const refreshSet = useCodeSetRefresh();
  const [isBusy, setBusy] = useState(false);

  async function refresh(): Promise<void> {
    await Promise.all([reload(), refreshSet(clubCode, groupId)]);
  }

  async function move(rows: readonly CodeRow[], from: number, to: number) {
    if (isBusy) return;
    setBusy(true);
    let known = version;
    let isDone = true;
    for (const { key, order } of ordersAfterMove(rows, from, to)) {
      const answer = await call("PUT /ops/codes", { body: { groupId, key, order, version: known } });
      if (answer.ok) known = answer.value.version;
      else {
        isDone = false;
        break;
      }
    }
    await refresh();
    setBusy(false);
    if (isDone) toastBar(t("moved", { name: rows[from]?.keyName ?? "", place: to + 1 }));
  }

  async function remove({ key, keyName: name }: CodeRow) {
    const isSure = await showConfirm({
      title: t("deleteConfirm", { name }),
      message: t("deleteMessage", { key }),
      confirm: common("delete"),
      cancel: common("cancel"),
    });
    if (!isSure) return;
    const answer = await call("DELETE /ops/codes", { body: { groupId, keys: [key] } });
    if (!answer.ok) return;
    toastBar(t("deleted", { name }));
    await refresh();
  }

  return { isBusy, move, remove, refresh };
}
