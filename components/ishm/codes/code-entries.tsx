"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { call } from "@/lib/web/api/browser";
import { useCodeSetRefresh } from "@/lib/web/api/use-cached-calls";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { showConfirm } from "@/lib/web/runtime/dialogs";
import { toastBar } from "@/lib/web/runtime/toasts";
import { useOnce } from "@/lib/web/runtime/use-once";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { HistoryButton } from "../history/history-button";
import { CodeDialog, useGroupName } from "./code-dialog";
import { ordersAfterMove } from "./code-order";
import { CodeTable } from "./code-table";

/** The entries of a group, in their order. */
export function CodeEntries({ groupId }: { groupId: string }) {
  const t = useTranslations("ishm.codes");
  const { language, access } = useOffice();
  const rights = access(officeMenus.settings.code);
  const nameOf = useGroupName();
  const [edited, setEdited] = useState<CodeRow | "new" | null>(null);
  const { data, error, mutate } = useCall(
    "GET /ops/codes",
    { query: { lang: language, groupId } },
    { keepPreviousData: true, handled: true },
  );
  const group = data?.groups[0];
  const actions = useCodeActions(groupId, group?.version ?? 0, mutate);
  if (!data || !group) {
    if (error) return <OfficeFailure failure={error} onRetry={() => void mutate()} />;
    return <Skeleton className="h-96 w-full" />;
  }
  const canAdd = rights.isCreate && !group.isFixed;
  return (
    <Panel
      title={nameOf(groupId)}
      side={
        <span className="flex flex-wrap gap-2">
          {canAdd ? (
            <Button size="small" variant="quiet" onClick={() => setEdited("new")}>
              <Icon name="plus" size={18} />
              {t("add")}
            </Button>
          ) : null}
          <HistoryButton entity="code" of={groupId} name={nameOf(groupId)} />
        </span>
      }
    >
      {group.isFixed ? <p className="text-ink-2">{t("fixedHint")}</p> : null}
      {data.list.length === 0 ? (
        <p className="text-ink-2">{t("empty")}</p>
      ) : (
        <CodeTable
          label={nameOf(groupId)}
          rows={data.list}
          canChange={rights.isUpdate}
          canRemove={rights.isDelete && !group.isFixed}
          isBusy={actions.isBusy}
          onEdit={setEdited}
          onMove={(from, to) => void actions.move(data.list, from, to)}
          onRemove={(row) => void actions.remove(row)}
        />
      )}
      {edited === null ? null : (
        <CodeDialog
          groupId={groupId}
          row={edited === "new" ? null : edited}
          version={group.version}
          onClose={() => setEdited(null)}
          onSaved={actions.refresh}
        />
      )}
    </Panel>
  );
}

/** Moves and deletes entries of a group. A change by another admin stops a move (2002); the list then shows it. */
function useCodeActions(groupId: string, version: number, reload: () => Promise<unknown>) {
  const t = useTranslations("ishm.codes");
  const common = useTranslations("common");
  const { clubCode } = useOffice();
  const refreshSet = useCodeSetRefresh();
  const { run, isBusy } = useOnce();

  async function refresh(): Promise<void> {
    await Promise.all([reload(), refreshSet(clubCode, groupId)]);
  }

  async function move(rows: readonly CodeRow[], from: number, to: number) {
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

  return {
    isBusy,
    move: (rows: readonly CodeRow[], from: number, to: number) => run(() => move(rows, from, to)),
    remove,
    refresh,
  };
}
