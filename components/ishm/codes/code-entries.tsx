"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/layout/icons";
import { Skeleton } from "@/components/ui/layout/skeleton";
import type { CodeRow } from "@/lib/contract/site/ops-settings";
import { useCall } from "@/lib/web/api/use-call";
import { officeMenus } from "@/lib/web/office/office-menus";
import { OfficeFailure } from "../frame/office-failure";
import { Panel } from "../frame/panel";
import { useOffice } from "../frame/root/office-context";
import { HistoryButton } from "../history/history-button";
import { CodeDialog } from "./code-dialog";
import { CodeTable } from "./code-table";
import { useCodeActions } from "./use-code-actions";
import { useGroupName } from "./use-group-name";

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
